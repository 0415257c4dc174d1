import { expect, test } from "vitest";
import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import { recordDataset } from "#datasets/ingest/store/store.ts";
import { memoryDatabase, memoryStore } from "#datasets/test/memory-store.ts";
import { chooseAreas } from "./chosen-areas.ts";

const MANCHESTER = "E08000003";
const LEEDS = "E08000035";
const EDINBURGH = "S12000036";

async function someStore({ hasPostcodes = false } = {}) {
	const store = memoryStore(memoryDatabase());
	await store.apply([
		...insertRows({ table: "authorities", columns: ["code", "name", "nation", "former_codes"] }, [
			[MANCHESTER, "Manchester", "England", ["E07999999"]],
			[LEEDS, "Leeds", "England", []],
			[EDINBURGH, "City of Edinburgh", "Scotland", []],
		]),
		...insertRows(
			{
				table: "postcode_sectors",
				columns: ["sector", "outcode", "postcodes", "lat", "lng", "authorities", "wards"],
			},
			[
				[
					"M14 5",
					"M14",
					10,
					53,
					-2,
					[
						["E07999999", 0.9],
						[LEEDS, 0.1],
					],
					[],
				],
				["LS6 1", "LS6", 10, 53, -1, [[LEEDS, 1]], []],
			],
		),
		...(hasPostcodes
			? [
					...insertRows({ table: "postcode_units", columns: ["postcode", "authority_code"] }, [
						["M145LL", LEEDS],
						["LS61AA", "E07999999"],
					]),
					recordDataset({
						id: "postcode_units",
						name: "",
						asOf: "",
						digest: "",
						rows: 2,
						complete: true,
						loadedAt: 1,
					}),
				]
			: []),
	]);
	return store;
}

const england = "england_wales";

test("a certificate is where it says, by a code of today or a former one", async () => {
	const { authorityOf } = await chooseAreas(await someStore(), {
		register: england,
		codes: [MANCHESTER],
	});

	expect(authorityOf("E07999999", "LS61AA")).toBe(MANCHESTER);
	expect(authorityOf(LEEDS, "M145LL")).toBe("elsewhere");
});

test("one of a postcode that lies in a chosen area is kept, whatever area it names", async () => {
	const { authorityOf } = await chooseAreas(await someStore({ hasPostcodes: true }), {
		register: england,
		codes: [MANCHESTER],
	});

	expect(authorityOf(LEEDS, "LS61AA")).toBe(MANCHESTER);
	expect(authorityOf(MANCHESTER, "M145LL")).toBe(MANCHESTER);
	expect(authorityOf(LEEDS, "M145LL")).toBe("elsewhere");
});

test("one that does not say is where most of its sector is, until postcodes are imported", async () => {
	const chosen = { register: england, codes: [MANCHESTER] } as const;
	const bySector = await chooseAreas(await someStore(), chosen);
	const byPostcode = await chooseAreas(await someStore({ hasPostcodes: true }), chosen);
	const of = ({ authorityOf }: typeof bySector) =>
		["M145LL", "LS61AA", "AB11AA"].map((postcode) => authorityOf(null, postcode));

	expect(of(bySector)).toEqual([MANCHESTER, "elsewhere", null]);
	expect(of(byPostcode)).toEqual(["elsewhere", MANCHESTER, "elsewhere"]);
});

test("areas are named by codes of today or former ones; of Scotland all are taken where none is named", async () => {
	const store = await someStore();
	const of = async (register: "england_wales" | "scotland", codes: readonly string[]) =>
		(await chooseAreas(store, { register, codes })).authorities;

	expect(await of(england, [LEEDS, "e07999999", MANCHESTER])).toEqual([MANCHESTER, LEEDS]);
	expect(await of("scotland", [])).toEqual([EDINBURGH]);
});

test.each([
	[england, EDINBURGH],
	["scotland", MANCHESTER],
	[england, "Manchester"],
] as const)("of %s, %s is refused", async (register, code) => {
	await expect(chooseAreas(await someStore(), { register, codes: [code] })).rejects.toThrow(
		`${code} is no local authority of`,
	);
});
