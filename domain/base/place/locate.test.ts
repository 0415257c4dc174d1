import { expect, test } from "vitest";
import { somePlace, someUnit } from "../../test/some-facts.ts";
import type { LiveGeography } from "../facts/facts.ts";
import { parsePostcode } from "../postcode.ts";
import { type Gazetteer, locate } from "./locate.ts";
import { placeLabel, verificationNote } from "./place-label.ts";

function postcodeOf(text: string) {
	const parsed = parsePostcode(text);
	if (!parsed.ok) {
		throw new Error(parsed.reason);
	}
	return parsed.postcode;
}

const m145ll = postcodeOf("M14 5LL");
const sector = {
	sector: "M14 5",
	postcodes: 100,
	lat: 53.45,
	lng: -2.22,
	authorities: [["E08000003", 1]],
	wards: [
		["E05011377", 0.7],
		["E05011372", 0.3],
	],
	areas: [
		["E02001070", 0.8],
		["E02001071", 0.2],
	],
} as const;
const nextSector = {
	...sector,
	sector: "M14 6",
	postcodes: 300,
	authorities: [
		["E08000003", 0.5],
		["E08000006", 0.5],
	],
} as const;
const unit = {
	position: { lat: 53.4, lng: -2.2 },
	authorityCode: "E08000003",
	wardCode: "E05011377",
	areaCode: null,
	placedAreaCode: null,
	deprivationDecile: null,
};
const live: LiveGeography = {
	kind: "live",
	nation: "England",
	region: "North West",
	authority: { code: "E08000003", name: "Manchester" },
	ward: { code: "E05011372", name: "Moss Side" },
	msoa: "E02001071",
	position: { lat: 53.5, lng: -2.3 },
};
const gazetteer = (over: Partial<Gazetteer> = {}): Gazetteer => ({
	unit: null,
	endedSince: null,
	unitsAsOf: null,
	unitsAreWhole: over.unitsAsOf != null,
	unitsInSector: true,
	sectors: [sector, nextSector],
	sectorsAsOf: "2025-10",
	todaysCodes: { E08000016: "E08000038" },
	...over,
});
const locationOf = (...given: Parameters<typeof locate>) => {
	const located = locate(...given);
	return located.kind === "found" ? located.location : located;
};

test("the imported postcode beats the sector and postcodes.io, which fills its area only", () => {
	expect(locationOf(m145ll, gazetteer({ unit, unitsAsOf: "2025-10" }), live)).toMatchObject({
		grain: "unit",
		source: "codePointOpen",
		wards: [["E05011377", 1]],
		position: { lat: 53.4 },
		ownAreas: ["E02001071"],
		areas: sector.areas,
	});
});

test("a file that names the area of a postcode beats postcodes.io about it too", () => {
	const own = { ...unit, areaCode: "E02001072" };
	const imported = gazetteer({ unit: own, unitsAsOf: "2026-08" });
	expect(locationOf(m145ll, imported, live)).toMatchObject({
		source: "postcodeDirectory",
		ownAreas: ["E02001072", "E02001071"],
	});
	expect(locationOf(m145ll, imported, null)).toMatchObject({
		ownAreas: ["E02001072"],
	});
});

test("an area that a position was placed in stands beside the ones that sources name, and makes no directory of the file", () => {
	const placed = { ...unit, placedAreaCode: "E02001073" };
	const imported = gazetteer({ unit: placed, unitsAsOf: "2025-10" });
	expect(locationOf(m145ll, imported, live)).toMatchObject({
		source: "codePointOpen",
		ownAreas: ["E02001071"],
		placedArea: "E02001073",
	});
	expect(locationOf(m145ll, imported, null)).toMatchObject({
		ownAreas: [],
		placedArea: "E02001073",
	});
});

test("the tenth of its small area comes with the imported postcode alone", () => {
	const deprived = { ...unit, deprivationDecile: 3 };
	expect(
		locationOf(m145ll, gazetteer({ unit: deprived, unitsAsOf: "2026-08" }), live),
	).toMatchObject({ deprivationDecile: 3 });
	expect(locationOf(m145ll, gazetteer(), live)).toMatchObject({ deprivationDecile: null });
});

test("without the import postcodes.io tells the ward and position that a sector cannot", () => {
	expect(locationOf(m145ll, gazetteer(), live)).toMatchObject({
		grain: "unit",
		source: "postcodesIo",
		wards: [["E05011372", 1]],
		position: { lat: 53.5 },
	});
});

test("postcodes.io is not believed when its authority is none of the sector's", () => {
	const elsewhere = { ...live, authority: { code: "E09000033", name: "Westminster" } };
	expect(locationOf(m145ll, gazetteer(), elsewhere)).toMatchObject({
		grain: "sector",
		position: null,
	});
});

test("an authority's former code is the same authority", () => {
	const barnsley = { ...live, authority: { code: "E08000016", name: "Barnsley" } };
	const sectors = [{ ...sector, authorities: [["E08000038", 1]] as const }];
	expect(locationOf(m145ll, gazetteer({ sectors }), barnsley)).toMatchObject({
		grain: "unit",
		authorities: [["E08000038", 1]],
	});
});

test("with nothing else the sector stands, with its shares and no position", () => {
	expect(locationOf(m145ll, gazetteer(), null)).toMatchObject({
		grain: "sector",
		wards: sector.wards,
		position: null,
		ownAreas: [],
		areas: sector.areas,
	});
});

test("an unknown sector falls back to its outcode, its sectors weighed by their postcodes", () => {
	expect(locationOf(postcodeOf("M14 9ZZ"), gazetteer(), null)).toMatchObject({
		grain: "outcode",
		authorities: [
			["E08000003", 0.625],
			["E08000006", 0.375],
		],
		ownAreas: [],
		areas: [],
	});
});

test.each<[string, string, Gazetteer, LiveGeography | null]>([
	["no table knows the outcode", "unknown", gazetteer({ sectors: [] }), null],
	["postcodes.io knows it is none", "unknown", gazetteer(), { kind: "absent" }],
	["the whole file lacks it", "unknown", gazetteer({ unitsAsOf: "2025-10" }), null],
	["the file lacks it and postcodes.io has it", "found", gazetteer({ unitsAsOf: "2025-10" }), live],
	[
		"the file has it and postcodes.io does not",
		"found",
		gazetteer({ unit, unitsAsOf: "2025-10" }),
		{ kind: "absent" },
	],
	[
		"it was terminated and nothing is imported",
		"terminated",
		gazetteer(),
		{ kind: "terminated", since: "2019-06" },
	],
	[
		"it was terminated after the file's edition",
		"terminated",
		gazetteer({ unit, unitsAsOf: "2025-10" }),
		{ kind: "terminated", since: "2026-02" },
	],
	[
		"it was terminated in the month of the file's edition, which has it",
		"found",
		gazetteer({ unit, unitsAsOf: "2025-10" }),
		{ kind: "terminated", since: "2025-10" },
	],
	[
		"it was terminated before the file's edition, which has it",
		"found",
		gazetteer({ unit, unitsAsOf: "2025-10" }),
		{ kind: "terminated", since: "2019-06" },
	],
	[
		"it is on an island",
		"outside",
		gazetteer({ sectors: [] }),
		{ kind: "outside", country: "Isle of Man" },
	],
])("where %s, the postcode is %s", (_, kind, tables, answer) => {
	expect(locate(m145ll, tables, answer).kind).toBe(kind);
});

test.each<[string, object, Partial<Gazetteer>, LiveGeography | null]>([
	["nobody answers", { kind: "terminated", since: "2024-03" }, {}, null],
	["the file is a part", { kind: "terminated", since: "2024-03" }, { unitsAreWhole: false }, null],
	["postcodes.io has none such", { kind: "terminated", since: "2024-03" }, {}, { kind: "absent" }],
	[
		"postcodes.io tells another month",
		{ kind: "terminated", since: "2024-04" },
		{},
		{ kind: "terminated", since: "2024-04" },
	],
	["postcodes.io has it in use again", { kind: "found" }, {}, live],
	["our file has it in use again", { kind: "found" }, { unit }, null],
])("where the file says that a postcode ended and %s, it is %j", (_, expected, over, answer) => {
	const imported = gazetteer({ unitsAsOf: "2026-08", endedSince: "2024-03", ...over });
	expect(locate(m145ll, imported, answer)).toMatchObject(expected);
});

test("of Northern Ireland the letters BT tell the nation and no more", () => {
	const bt = postcodeOf("BT1 5GS");
	expect(locationOf(bt, gazetteer({ sectors: [], unitsAsOf: "2025-10" }), null)).toMatchObject({
		grain: "nation",
		nation: "Northern Ireland",
		authorities: [],
	});
});

test("a place is called by its ward only where one ward is all but certain", () => {
	expect(placeLabel(someUnit())).toBe("Northward, Testborough");
	expect(placeLabel(somePlace())).toBe("Testborough");
	const shared = [
		["Testborough", 0.5],
		["Otherton", 0.49],
		["Sliver", 0.01],
	] as const;
	const authorities = shared.map(([name, share]) => ({ code: name, name, share }));
	expect(placeLabel(somePlace({ authorities }))).toBe("Testborough or Otherton");
	expect(placeLabel(somePlace({ authorities: [], wards: [], nation: "Northern Ireland" }))).toBe(
		"Northern Ireland",
	);
});

test.each([
	["unit", null],
	["sector", "its sector"],
	["outcode", "its district"],
	["nation", "only that it is in England"],
] as const)("a postcode known by its %s is said to be so", (grain, words) => {
	const note = verificationNote(somePlace({ grain }));
	expect(words === null ? note === null : note?.includes(words)).toBe(true);
	expect(note === null || note.startsWith("Postcode not verified")).toBe(true);
});

test("a part of the postcode file says no of no postcode, and the sector answers", () => {
	const part = gazetteer({ unitsAsOf: "2025-10", unitsAreWhole: false });
	expect(locationOf(m145ll, part, null)).toMatchObject({ grain: "sector" });
});

test("what a part of the postcode file has is as good as the whole one's", () => {
	const part = gazetteer({ unit, unitsAsOf: "2025-10", unitsAreWhole: false });
	expect(locationOf(m145ll, part, null)).toMatchObject({ grain: "unit", asOf: "2025-10" });
});

test("a sector of which the file has no postcode is missing from it, and says no of none", () => {
	const holed = gazetteer({ unitsAsOf: "2025-10", unitsInSector: false });
	expect(locationOf(m145ll, holed, null)).toMatchObject({ grain: "sector" });
	expect(locationOf(postcodeOf("M14 9LL"), holed, null)).toEqual({ kind: "unknown" });
});

test("a ward that the file leaves blank is postcodes.io's, else one of the sector's, and never none", () => {
	const blank = gazetteer({ unit: { ...unit, wardCode: null }, unitsAsOf: "2025-11" });
	expect(locationOf(m145ll, blank, live)).toMatchObject({ wards: [["E05011372", 1]] });
	expect(locationOf(m145ll, blank, null)).toMatchObject({ grain: "unit", wards: sector.wards });
});
