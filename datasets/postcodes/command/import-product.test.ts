import { expect, test } from "vitest";
import { aProductDatabase, edition } from "../../test/product-imports.ts";
import { productZip, unitLine } from "../../test/synthetic-product.ts";

test("an edition is imported whole, registered, and makes cached facts stale", async () => {
	const { bring, postcodes, register, sqlite } = aProductDatabase();

	const { outcome, steps } = await bring(edition());

	expect(outcome).toBe("imported");
	expect(postcodes()).toHaveLength(27);
	expect(register()).toEqual([{ id: "postcode_units", as_of: "2025-10", rows: 27, complete: 1 }]);
	expect(steps.at(-1)).toEqual({ step: "imported", done: 27 });
	expect({ ...sqlite.prepare("SELECT scope, changed_at FROM facts_stamps").get() }).toEqual({
		scope: "all",
		changed_at: 7,
	});
	expect({
		...sqlite.prepare("SELECT * FROM postcode_units WHERE postcode = 'M11AA'").get(),
	}).toMatchObject({
		postcode: "M11AA",
		authority_code: "E08000099",
		ward_code: "E05011377",
		area_code: null,
		placed_area_code: "area of E08000099",
	});
});

test("an edition that lacks more than a fifth of what is held is refused, and what is held stays", async () => {
	const { bring, postcodes } = aProductDatabase();
	await bring(edition());
	await expect(bring(productZip({ M: [unitLine("M1 1AA")] }))).rejects.toThrow(
		"more than a fifth is missing",
	);
	expect(postcodes()).toHaveLength(27);
});

test("importing the same archive again changes nothing", async () => {
	const { bring } = aProductDatabase();
	await bring(edition());

	expect(await bring(edition())).toEqual({ outcome: "unchanged", steps: [] });
});

test("the same archive is imported again once it is placed by other outlines", async () => {
	const { bring } = aProductDatabase();
	await bring(edition());

	expect((await bring(edition(), { placedBy: "finer outlines" })).outcome).toBe("imported");
});

test.each([0, 1, 3, 6])(
	"killed after %i batches it goes on where it stopped and ends the same",
	async (dieAfter) => {
		const straight = aProductDatabase();
		await straight.bring(edition());
		const stopped = aProductDatabase();

		await expect(stopped.bring(edition(), { dieAfter })).rejects.toThrow("killed");
		expect(stopped.register()).toEqual([
			{ id: "postcode_units", as_of: "2025-10", rows: 0, complete: 0 },
			{ id: "postcode_units_import", as_of: "2025-10", rows: dieAfter * 4, complete: 0 },
		]);
		expect(stopped.postcodes()).toHaveLength(dieAfter * 4);
		const { steps } = await stopped.bring(edition());

		expect(steps.find(({ step }) => step === "imported")?.done).toBe(
			Math.min(dieAfter * 4 + 4, 27),
		);
		expect(stopped.all()).toEqual(straight.all());
		expect(stopped.register()).toEqual(straight.register());
	},
);

test("each postcode has the ward beside it, across the borders of areas and of imports that stopped", async () => {
	const lines = {
		AL: [unitLine("AL1 1AA", { ward: "E05000003" })],
		M: [
			unitLine("M1 1AA"),
			unitLine("M2 1AA", { easting: 385_462 }),
			unitLine("M3 1AA", { easting: 385_463 }),
		],
	};
	const { bring, all } = aProductDatabase();
	await expect(bring(productZip(lines), { batchSize: 1, dieAfter: 1 })).rejects.toThrow("killed");
	await bring(productZip(lines), { batchSize: 1 });
	expect(all().map((row) => [row["postcode"], row["ward_beside_code"]])).toEqual([
		["AL11AA", "E05011377"],
		["M11AA", "E05000003"],
		["M21AA", "E05000003"],
		["M31AA", null],
	]);
});

test("it may go on in batches of another size", async () => {
	const { bring, postcodes } = aProductDatabase();
	await expect(bring(edition(), { dieAfter: 3 })).rejects.toThrow("killed");

	await bring(edition(), { batchSize: 5 });

	expect(new Set(postcodes()).size).toBe(27);
});

test("a newer edition brings what is new, changes what changed and takes what is gone", async () => {
	const { bring, postcodes, register, all } = aProductDatabase();
	await bring(edition({ first: 1 }));

	await bring(edition({ first: 4, date: "20260223", ward: "E05099999" }));

	expect(postcodes()).toContain("ME121AA");
	expect(postcodes()).not.toContain("M11AA");
	expect(postcodes()).not.toContain("ME31AA");
	expect(new Set(all().map((row) => row["ward_code"]))).toEqual(new Set(["E05099999"]));
	expect(register()).toEqual([{ id: "postcode_units", as_of: "2026-02", rows: 27, complete: 1 }]);
});

test("while a newer edition comes in, readers see every range of one edition or the other, dated by the older", async () => {
	const { bring, postcodes, register } = aProductDatabase();
	await bring(edition({ first: 1 }));

	await expect(bring(edition({ first: 4, date: "20260223" }), { dieAfter: 3 })).rejects.toThrow(
		"killed",
	);

	// AL and the first of M are new, ME is old. Postcodes in both editions were never missing.
	expect(postcodes()).toContain("AL121AA");
	expect(postcodes()).not.toContain("AL11AA");
	expect(postcodes().filter((code) => code.startsWith("ME"))).toEqual(
		[1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `ME${n}1AA`),
	);
	for (const area of ["AL", "M", "ME"]) {
		expect(postcodes()).toEqual(
			expect.arrayContaining([4, 5, 6, 7, 8, 9].map((n) => `${area}${n}1AA`)),
		);
	}
	expect(register()[0]).toEqual({ id: "postcode_units", as_of: "2025-10", rows: 27, complete: 1 });
});

test("another archive does not go on where the first stopped, but starts over", async () => {
	const { bring, postcodes } = aProductDatabase();
	await expect(bring(edition({ first: 1 }), { dieAfter: 5 })).rejects.toThrow("killed");

	const { steps } = await bring(edition({ first: 4 }));

	expect(steps.find(({ step }) => step === "imported")?.done).toBe(4);
	expect(postcodes()).toHaveLength(27);
	expect(postcodes()).not.toContain("AL11AA");
});

test("the earlier edition can be brought back after a newer one was stopped half-way", async () => {
	const { bring, all } = aProductDatabase();
	await bring(edition({ first: 1 }));
	const before = all();
	await expect(bring(edition({ first: 4 }), { dieAfter: 2 })).rejects.toThrow("killed");

	await bring(edition({ first: 1 }));

	expect(all()).toEqual(before);
});

test("rows outside every area of the product are taken away", async () => {
	const { sqlite, bring, postcodes } = aProductDatabase();
	sqlite.exec("INSERT INTO postcode_units (postcode) VALUES ('AA11AA'), ('MA11AA'), ('ZE99ZZ')");

	await bring(edition());

	expect(postcodes()).toHaveLength(27);
});

test("an archive with a fault anywhere touches no row", async () => {
	const { bring, all, register } = aProductDatabase();
	await bring(edition());
	const before = all();
	const faulty = productZip({ AL: [unitLine("AL1 1AA")], M: [unitLine("M1 1AA"), "nonsense"] });

	await expect(bring(faulty)).rejects.toThrow("a row has 1 columns, not 10");

	expect(all()).toEqual(before);
	expect(register()).toEqual([{ id: "postcode_units", as_of: "2025-10", rows: 27, complete: 1 }]);
});

test("an import that ends with another count is not called complete, and the next starts over", async () => {
	const { sqlite, bring, register } = aProductDatabase();
	await expect(bring(edition(), { dieAfter: 3 })).rejects.toThrow("killed");
	sqlite.exec("DELETE FROM postcode_units WHERE postcode = 'AL11AA'");

	await expect(bring(edition())).rejects.toThrow("holds 26 postcodes where the product has 27");
	expect(register()).toEqual([{ id: "postcode_units", as_of: "2025-10", rows: 0, complete: 0 }]);

	expect((await bring(edition())).outcome).toBe("imported");
});
