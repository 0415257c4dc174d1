import { expect, test } from "vitest";
import type { WorkbookCell } from "#tools/workbooks/write-workbook.ts";
import { aRentsProduct, publishedFrom, sound, stepFor, whyRefused } from "../test/rents-product.ts";
import { header, rentRow, rentsWorkbook } from "../test/rents-workbook.ts";

test("rents come in as pence under the next snapshot, and what readers saw before goes", async () => {
	const { edition, rows } = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook([
			rentRow("E06000001", {
				growth: 3.4,
				rents: [561.4, 403, 512, 611, 812],
				byType: [822, 640.5, 538, 433],
			}),
			sound[1] ?? [],
		]),
	);

	expect(rows[0]).toEqual({
		code: "E06000001",
		name: "Our E06000001",
		grain: "authority",
		all_pence: 56_140,
		one_bed_pence: 40_300,
		two_bed_pence: 51_200,
		three_bed_pence: 61_100,
		four_bed_pence: 81_200,
		detached_pence: 82_200,
		semi_detached_pence: 64_050,
		terraced_pence: 53_800,
		flat_pence: 43_300,
		period: "2026-05",
		growth: 3.4,
		snapshot: 1,
	});
	expect(rows.map(({ code, snapshot }) => [code, snapshot])).toEqual([
		["E06000001", 1],
		["E07000002", 1],
	]);
	expect(edition).toEqual({
		asOf: "2026-05",
		digest: "new",
		rows: 2,
		snapshot: 1,
		changesFacts: true,
		notes: [],
	});
});

test("the newest month of each area is kept, in whatever order the months come", async () => {
	const { rows } = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook([
			rentRow("E06000001", { month: "2026-05-01", rents: [1005, 1, 1, 1, 1] }),
			rentRow("E06000001", { month: "2026-03-01", rents: [1003, 1, 1, 1, 1] }),
			rentRow("E07000002", { month: "2026-03-01", rents: [1003, 1, 1, 1, 1] }),
			rentRow("E07000002", { month: "2026-05-01", rents: [1006, 1, 1, 1, 1] }),
		]),
	);

	expect(rows.map((row) => [row["period"], row["all_pence"]])).toEqual([
		["2026-05", 100_500],
		["2026-05", 100_600],
	]);
});

test("what an import that was given up left behind is no part of the next", async () => {
	const product = await aRentsProduct();
	product.sqlite.exec("UPDATE rents SET snapshot = 1 WHERE code = 'E06000001'");

	const { rows } = await publishedFrom(product, rentsWorkbook(sound));

	expect(rows.map((row) => row["all_pence"])).toEqual([100_000, 100_000]);
});

test("the same edition again is nothing new", async () => {
	const product = await aRentsProduct();

	const step = await stepFor(product, rentsWorkbook(sound, { tag: "released" }));

	expect(step).toEqual({ kind: "nothing" });
});

test("regions and nations are named as readers look for them, and several nations together are left out", async () => {
	const { edition, rows } = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook([
			...sound,
			rentRow("E12000003", { name: "Yorkshire and the Humber" }),
			rentRow("W92000004", { name: "Wales [note 2]" }),
			rentRow("K02000001", { name: "United Kingdom" }),
			rentRow("K03000001", { name: "Great Britain" }),
		]),
	);

	expect(rows.slice(2).map((row) => [row["grain"], row["name"]])).toEqual([
		["region", "Yorkshire and The Humber"],
		["country", "Wales"],
	]);
	expect(edition.notes).toEqual([]);
});

test("market areas, areas without a code and authorities we do not know are left out with a note", async () => {
	const { edition, rows } = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook([
			...sound,
			rentRow("S33000009", { name: "Greater Glasgow" }),
			rentRow("[z]", { name: "Belfast BRMA" }),
			rentRow("E06000098", { name: "East Surrey" }),
		]),
	);

	expect(rows).toHaveLength(2);
	expect(edition.notes).toEqual([
		"Market areas in which no council of ours has renters are left out: Greater Glasgow.",
		"Areas without a code are left out: Belfast BRMA.",
		"Left out, for our table of authorities does not have them: East Surrey.",
	]);
});

test("Scottish market areas are read by their codes, and one that is spelt otherwise keeps our name", async () => {
	const product = await aRentsProduct();
	product.sqlite.exec(
		`INSERT INTO rent_market_areas VALUES ('S12000005', 'S33000008', 'Forth Valley', 10),
			('S12000005', 'S33000014', 'Renfrewshire and Inverclyde', 5)`,
	);

	const { edition, rows } = await publishedFrom(
		product,
		rentsWorkbook([
			...sound,
			rentRow("S33000008", {
				name: "Forth Valley",
				rents: [902, 610, 832, 1084, 1788],
				growth: 2.5,
			}),
			rentRow("S33000014", { name: "Renfrewshire/Inverclyde" }),
			rentRow("S33000099", { name: "Elsewhere" }),
		]),
	);

	expect(rows.slice(2)).toMatchObject([
		{
			code: "S33000008",
			name: "Forth Valley",
			grain: "market_area",
			all_pence: 90_200,
			growth: 2.5,
		},
		{ code: "S33000014", name: "Renfrewshire and Inverclyde", grain: "market_area" },
	]);
	expect(edition.notes).toEqual([
		"Market areas in which no council of ours has renters are left out: Elsewhere.",
		"Market areas that are called otherwise by us: Renfrewshire/Inverclyde, by us Renfrewshire and Inverclyde.",
	]);
});

test("a recoded authority is found by its former code, and by today's where both are there", async () => {
	const former = rentRow("E08000099", { rents: [800, 1, 1, 1, 1] });
	const today = rentRow("E08000003", { rents: [900, 1, 1, 1, 1] });

	const alone = await publishedFrom(await aRentsProduct(), rentsWorkbook([...sound, former]));
	const both = await publishedFrom(await aRentsProduct(), rentsWorkbook([...sound, today, former]));
	const turned = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook([former, today, ...sound]),
	);

	expect(alone.rows[2]).toMatchObject({ code: "E08000003", all_pence: 80_000 });
	expect(alone.edition.notes).toEqual(["Taken by the codes they had before: Our E08000003."]);
	expect(both.rows[2]).toMatchObject({ code: "E08000003", all_pence: 90_000 });
	expect(turned.rows).toEqual(both.rows);
});

const withheld = ["[x]", "[x]", "[x]", "[x]", "[x]"];

test("what is withheld is null, and a month in which all is withheld is not the newest", async () => {
	const { edition, rows } = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook([
			rentRow("E06000001", {
				growth: "[x]",
				rents: [1000, "[x]", "[c] ", null, ""],
				byType: ["[x]", "[z]", null, 850],
			}),
			rentRow("E07000002"),
			rentRow("N92000002", { month: "2026-03-01", rents: [850, 1, 1, 1, 1] }),
			rentRow("N92000002", { rents: withheld, byType: withheld.slice(1) }),
		]),
	);

	expect(rows[0]).toMatchObject({
		all_pence: 100_000,
		one_bed_pence: null,
		two_bed_pence: null,
		three_bed_pence: null,
		four_bed_pence: null,
		detached_pence: null,
		semi_detached_pence: null,
		terraced_pence: null,
		flat_pence: 85_000,
		growth: null,
	});
	expect(rows[2]).toMatchObject({ name: "Northern Ireland", period: "2026-03", all_pence: 85_000 });
	expect(edition).toMatchObject({
		asOf: "2026-05",
		notes: ["Older than 2026-05: Northern Ireland."],
	});
});

test("an area whose rents ended over a year before the newest month is left out", async () => {
	const { edition, rows } = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook([...sound, rentRow("W06000004", { month: "2025-04-01" })]),
	);

	expect(rows).toHaveLength(2);
	expect(edition.notes).toEqual([
		"Left out, for their rents ended over a year before: Our W06000004.",
	]);
});

test("a row that stands there twice counts once, and one that differs refuses the file", async () => {
	const { edition, rows } = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook([...sound, rentRow("E07000002")]),
	);

	expect(rows).toHaveLength(2);
	expect(edition.notes).toEqual(["Rows that stand in the file twice: 1."]);
	expect(
		await whyRefused(rentsWorkbook([...sound, rentRow("E07000002", { rents: [999, 1, 1, 1, 1] })])),
	).toContain("The rents of Area E07000002 for 2026-05 stand in rows 5 and 6, and differ.");
});

test("columns are found by their names, whatever their order and notes", async () => {
	const order = header.map((_, at) => at).toReversed();
	const turned = (cells: readonly WorkbookCell[]) => order.map((at) => cells[at] ?? null);
	const names = order.map((at) => `${header[at]} [note ${at}]`);

	const { rows } = await publishedFrom(
		await aRentsProduct(),
		rentsWorkbook(sound.map(turned), { names }),
	);

	expect(rows[0]).toMatchObject({
		all_pence: 100_000,
		one_bed_pence: 70_000,
		four_bed_pence: 150_000,
		flat_pence: 85_000,
	});
});

test("maisonettes are counted with flats however the column spells that", async () => {
	const names = header.map((name) => name.replace("flat maisonette", "Flat / maisonette"));

	const { rows } = await publishedFrom(await aRentsProduct(), rentsWorkbook(sound, { names }));

	expect(rows[0]).toMatchObject({ flat_pence: 85_000 });
});

test("a release that was loaded while the file was read is not replaced unseen", async () => {
	const product = await aRentsProduct();
	const step = await stepFor(product, rentsWorkbook(sound));
	product.sqlite.exec("UPDATE datasets SET digest = 'a newer release'");

	const publishing = product.store.apply(step.kind === "publish" ? step.statements : []);

	await expect(publishing).rejects.toThrow("malformed JSON");
	expect(product.sqlite.prepare("SELECT DISTINCT name FROM rents").all()).toHaveLength(1);
});

test("a part of the country comes in beside what is held of the rest, whose date stays", async () => {
	const product = await aRentsProduct();
	const part = rentsWorkbook([rentRow("E07000002", { rents: [1111, 1, 1, 1, 1] })]);

	const { edition, rows } = await publishedFrom(product, part, true);

	expect(rows.map(({ code, all_pence, snapshot }) => [code, all_pence, snapshot])).toEqual([
		["E06000001", 90_000, 1],
		["E07000002", 111_100, 1],
	]);
	expect(edition).toMatchObject({ asOf: "2026-04", rows: 2, isPart: false });
});

test("a part with an older month of an area leaves the newer one that is held", async () => {
	const product = await aRentsProduct();
	const part = rentsWorkbook([
		rentRow("E06000001", { month: "2026-03-01", rents: [1111, 1, 1, 1, 1] }),
		rentRow("E07000002", { rents: [2222, 1, 1, 1, 1] }),
	]);

	const { edition, rows } = await publishedFrom(product, part, true);

	expect(rows.map(({ code, period, all_pence }) => [code, period, all_pence])).toEqual([
		["E06000001", "2026-04", 90_000],
		["E07000002", "2026-05", 222_200],
	]);
	expect(edition).toMatchObject({ asOf: "2026-04", rows: 2, isPart: false });
});

test("an edition in which a reorganisation of councils took a fifth of a region comes in", async () => {
	const product = await aRentsProduct();
	product.sqlite.exec("UPDATE authorities SET nation = 'England'; UPDATE datasets SET rows = 0");
	const most = ["E06000001", "E07000002", "E08000003", "W06000004"].map((code) => rentRow(code));
	await expect(stepFor(product, rentsWorkbook(most.slice(1)))).rejects.toThrow(
		"England (3 of about 5 authorities)",
	);
	expect((await publishedFrom(product, rentsWorkbook(most))).edition).toMatchObject({ rows: 4 });
});
