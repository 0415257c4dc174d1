import { expect, test } from "vitest";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { someArea, somePlace, someScheme, someUnit } from "../../test/some-facts.ts";
import { bareScotland, someAssessment } from "../../test/some-report.ts";
import { homeMapOf } from "./home-map.ts";

const unit = someUnit();
const [ward] = unit.wards;
const [authority] = unit.authorities;
if (!ward || !authority) {
	throw new Error("the made-up unit lies nowhere");
}

const selective = (over: Partial<LicensingScheme> = {}) =>
	someScheme({
		id: "selective",
		kind: "selective",
		coverage: "wards",
		wardCodes: [ward.code],
		verifiedOn: "2026-11-01",
		...over,
	});

const hereOf = (schemes: readonly LicensingScheme[], place = unit) =>
	homeMapOf(someAssessment({ facts: { place, schemes: [...schemes] } }))?.schemes.map(
		({ here }) => here,
	);

test("a postcode that is placed stands at its point, in its ward and its own area", () => {
	const areas = [someArea({ code: "E02000001", exact: true })];
	expect(homeMapOf(someAssessment({ facts: { place: unit, areas } }))).toMatchObject({
		authority: { code: authority.code, name: authority.name },
		home: {
			kind: "point",
			label: "ZZ1 1ZZ",
			position: unit.position,
			ward: ward.code,
			area: "E02000001",
		},
	});
});

test("a sector is spread over its wards and areas by their shares", () => {
	const areas = [
		someArea({ code: "E02000001", share: 0.7 }),
		someArea({ code: "E02000002", share: 0.3 }),
	];
	expect(homeMapOf(someAssessment({ facts: { place: somePlace(), areas } }))?.home).toMatchObject({
		kind: "sector",
		label: "ZZ1 1",
		areas: [
			{ code: "E02000001", share: 0.7 },
			{ code: "E02000002", share: 0.3 },
		],
	});
});

test("of an outcode there is no map", () => {
	expect(homeMapOf(someAssessment({ facts: bareScotland }))).toBeNull();
});

test("a verified scheme of its ward covers a placed postcode; one of another ward does not", () => {
	expect(hereOf([selective()])).toEqual(["yes"]);
	expect(hereOf([selective(), selective({ id: "far", wardCodes: ["E05999999"] })])).toEqual([
		"yes",
		"no",
	]);
});

test.each<[string, Partial<LicensingScheme>]>([
	["that nobody read on the council's page", { verifiedOn: null }],
	["of named streets", { coverage: "streets", wardCodes: [] }],
	["whose wards were renumbered", { hasUnmatchedWards: true }],
])("a scheme %s is left to be asked", (_, over) => {
	expect(hereOf([selective(over)])).toEqual(["unsettled"]);
});

test.each([
	[1, "yes"],
	[0.6, "unsettled"],
] as const)(
	"of a sector of which %d lies in the ward of a verified scheme it covers the home: %s",
	(share, here) => {
		const place = somePlace({ wards: [{ code: ward.code, name: ward.name, share }] });
		expect(hereOf([selective()], place)).toEqual([here]);
	},
);

test("schemes of a neighbouring council are not on the map", () => {
	expect(hereOf([selective({ authorityCode: "E06999999" })])).toEqual([]);
});
