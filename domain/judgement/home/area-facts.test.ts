import { expect, test } from "vitest";
import { allSilent, someArea, someFacts } from "../../test/some-facts.ts";
import { REPORT_DAY, somePlanning } from "../../test/some-report.ts";
import { areaFacts } from "./area-facts.ts";

const zone = (grade: string | null) => ({
	dataset: "flood-risk-zone" as const,
	reference: `F${grade}`,
	name: "",
	startDate: null,
	url: null,
	grade,
});

const told = (live: Parameters<typeof allSilent>[0], id: string) =>
	areaFacts(someFacts({ live: allSilent(live) }), REPORT_DAY).find((fact) => fact.id === id);

test.each([
	["zone 3", [zone("3")], "red"],
	["zones 2 and 3", [zone("2"), zone("3")], "red"],
	["a zone without a grade, which may be 3", [zone(null)], "red"],
	["zone 2", [zone("2")], "amber"],
	["no zone", [], null],
] as const)("a home in %s has a tone of %s", (_, floodZones, tone) => {
	const planning = somePlanning({ floodZones: [...floodZones] });
	expect(told({ planning }, "floodZone")?.tone).toBe(tone);
});

test("a flood zone is told by its grade, a conservation area by its name or its reference", () => {
	const area = { ...zone(null), dataset: "conservation-area" as const, name: "Test Green" };
	const planning = somePlanning({
		floodZones: [zone("3")],
		conservationAreas: [area, { ...area, name: "", reference: "CA7" }],
	});
	expect(told({ planning }, "floodZone")).toMatchObject({
		text: "In flood zone 3 (rivers and sea)",
		evidence: { note: null },
	});
	expect(told({ planning }, "conservationArea")?.evidence.note).toBe("Test Green and CA7.");
});

test("a source that is silent gives no tone", () => {
	expect(told({}, "floodZone")).toMatchObject({ tone: null, evidence: { value: null } });
});

test("a flood warning in force is red, and none is nothing", () => {
	const at = Date.parse(`${REPORT_DAY}T09:00:00Z`);
	const warning = { severity: 2, area: "River Test", raisedAt: null } as never;
	const warned = (warnings: never[]) =>
		told({ floodWarnings: { state: "answered", at, data: { warnings } } }, "floodWarnings")?.tone;
	expect(warned([warning])).toBe("red");
	expect(warned([])).toBeNull();
});

test.each([
	[0, "Under 1% of postcodes in Testborough 001 are in flood zone 2 or 3"],
	[12, "12% of postcodes in Testborough 001 are in flood zone 2 or 3"],
])("of %d percent in flood zones the words name the area", (floodZonePercent, words) => {
	const facts = someFacts({ areas: [someArea({ floodZonePercent })] });
	const share = areaFacts(facts, REPORT_DAY).find(({ id }) => id === "floodZoneShare");
	expect(share?.text).toBe(words);
});
