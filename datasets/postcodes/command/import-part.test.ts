import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { aProductDatabase, edition } from "../../test/product-imports.ts";
import { productZip, unitLine } from "../../test/synthetic-product.ts";

const COUNTRY = new Map([
	["AL", 9],
	["M", 9],
	["ME", 9],
]);

test.each([
	[
		"that was filtered to one area",
		productZip({ M: [unitLine("M1 1AA")] }),
		"AL (0 of about 9 postcodes), M (1 of about 9 postcodes) and ME (0",
	],
	["that was cut", edition({ count: 8 }), "AL (8 of about 9 postcodes)"],
	["of another place", productZip({ EH: [unitLine("EH1 1AA")] }), "AL (0 of about 9 postcodes)"],
])("a file %s is refused, first time too, in words that say what to do", async (_, file, lacks) => {
	const { bring, postcodes, register } = aProductDatabase();
	const refused = await bring(file, { expected: COUNTRY }).catch(String);
	expect(refused).toContain("It is not of the whole country: it lacks ");
	expect(refused).toContain(lacks);
	expect(refused).toContain("npm run data:postcodes -- FILE --partial brings in a part.");
	expect([...postcodes(), ...register()]).toEqual([]);
});

test.each([COUNTRY, null])(
	"a file of postcodes that are not of the area it is called after is refused before any row is touched",
	async (expected) => {
		const { bring, postcodes, register } = aProductDatabase();
		const header = "pcds,doterm,lad25cd,wd25cd,ctry25cd,lat,long,oa21cd,lsoa21cd,msoa21cd,imd20ind";
		const ofManchester = Array.from({ length: 9 }, (_, at) => `M${at + 1} 1AA`);
		const lines = ofManchester.map(
			(postcode) =>
				`${postcode},,E08000003,E05011377,E92000001,53.4,-2.2,E00000001,E01000001,E02000001,1`,
		);
		const files = ["AL", "M", "ME"].map((area) => [
			`Data/multi_csv/NSPL_AUG_2026_UK_${area}.csv`,
			strToU8([header, ...lines].join("\n")),
		]);
		await expect(bring(zipSync(Object.fromEntries(files)), { expected })).rejects.toThrow(
			"Its postcodes of AL have M11AA among them, which is in another area",
		);
		expect([...postcodes(), ...register()]).toEqual([]);
	},
);

test("a part is registered as one, again is unchanged, and is no edition of the country", async () => {
	const { bring, register } = aProductDatabase();
	const part = productZip({ M: [unitLine("M1 1AA")] });
	expect((await bring(part, { expected: null })).outcome).toBe("imported");
	expect(register()).toEqual([{ id: "postcode_units", as_of: "2025-10", rows: 1, complete: 0 }]);
	expect((await bring(part, { expected: null })).outcome).toBe("unchanged");
	await expect(bring(part, { expected: COUNTRY })).rejects.toThrow("not of the whole country");
	expect((await bring(edition(), { expected: COUNTRY })).outcome).toBe("imported");
	expect(register()).toMatchObject([{ rows: 27, complete: 1 }]);
});

test("a part that was killed half-way is not gone on with as the country", async () => {
	const { bring } = aProductDatabase();
	const part = edition({ count: 5 });
	await expect(bring(part, { expected: null, dieAfter: 1 })).rejects.toThrow("killed");
	await expect(bring(part, { expected: COUNTRY })).rejects.toThrow("not of the whole country");
});

test("a part never takes the place of the whole country", async () => {
	const { bring, postcodes } = aProductDatabase();
	await bring(edition(), { expected: COUNTRY });
	await expect(bring(edition({ date: "20260120" }), { expected: null })).rejects.toThrow(
		"a part would take the rest away",
	);
	expect(postcodes()).toHaveLength(27);
});
