import { expect, test } from "vitest";
import { noInputs } from "../../../base/inputs.ts";
import { fromPounds } from "../../../base/money.ts";
import { markOutdated } from "../../../telling/mark-outdated.ts";
import { someFacts, somePlace } from "../../../test/some-facts.ts";
import { type HomeOfBenefit, housingBenefitOf } from "./housing-benefit.ts";

const inEngland = (inputs: Partial<HomeOfBenefit["inputs"]> = {}) =>
	housingBenefitOf({ facts: someFacts(), inputs: { ...noInputs, ...inputs }, day: "2026-11-25" });
const inAshford = (inputs: Partial<HomeOfBenefit["inputs"]> = {}) =>
	inEngland({ brma: "Ashford", ...inputs });

test("until the visitor names the area there is no rate, and it is said why", () => {
	expect(inEngland()).toMatchObject({ area: null, because: null, rates: [] });
	expect(inEngland().provenance).toMatchObject({
		coverage: "unknown",
		sources: [{ name: "Local Housing Allowance of England", asOf: "2026-04" }],
	});
});

test("of an area that is named each kind of home has its week, its month and its percentile", () => {
	const { area, because, rates, provenance } = inAshford({ bedrooms: 2 });
	expect([area, because]).toEqual(["Ashford", "stated"]);
	expect(rates.map(({ weekly }) => weekly)).toEqual(
		[90.5, 172.6, 195.62, 252.64, 331.4].map(fromPounds),
	);
	// 195.62 x 365 / 7 / 12.
	expect(rates[2]).toMatchObject({ label: "2 bedrooms", monthly: 85_002, percentile: 85_002 });
	expect(rates.map(({ isOfHome }) => isOfHome)).toEqual([false, false, true, false, false]);
	expect(provenance).toMatchObject({ basis: "market_area", coverage: "ok", place: "Ashford" });
});

test.each([
	["2027-03-31", "Set on 1 April 2024 and the same in 2026-27."],
	["2027-04-01", /The rates of 2027-28 are not known yet: those of 2026-27 are used\.$/],
])("on %s it is said of which year the rates are", (day, note) => {
	const inputs = { ...noInputs, brma: "Ashford" };
	const { provenance } = markOutdated(housingBenefitOf({ facts: someFacts(), inputs, day }), day);
	expect(provenance.note).toMatch(note);
	expect(provenance.sources[0]?.isPast).toBe(day === "2027-04-01" ? true : undefined);
});

test("what is told can be kept and read again as it is", () => {
	const told = inAshford({ bedrooms: 2 });
	expect(JSON.parse(JSON.stringify(told))).toEqual(told);
});

test("where the national caps hold a rate down, its percentile lies above it", () => {
	const above = inEngland({ brma: "Central London" }).rates.filter(
		({ monthly, percentile }) => percentile !== null && percentile > monthly,
	);
	expect(above.length).toBeGreaterThan(0);
});

test.each([
	[{ bedrooms: 0 }, "1 bedroom"],
	[{ bedrooms: 6 }, "4 bedrooms or more"],
	[{ bedrooms: 3, rooms: 3 }, "A room in a shared home"],
])("of a home with %j the rate is that of %s", (home, label) => {
	const own = inAshford(home).rates.filter(({ isOfHome }) => isOfHome);
	expect(own.map((rate) => rate.label)).toEqual([label]);
});

test("Durham's one bedroom is the corrected figure, not the workbook's", () => {
	expect(inEngland({ brma: "Durham" }).rates[1]?.weekly).toBe(fromPounds(90.5));
});

test("in Northern Ireland no percentile is published", () => {
	const place = somePlace({ nation: "Northern Ireland" });
	const { rates } = housingBenefitOf({
		facts: someFacts({ postcode: "BT1 5GS", place }),
		inputs: noInputs,
		day: "2026-11-25",
	});
	expect(rates).toHaveLength(5);
	expect(rates.every(({ percentile }) => percentile === null)).toBe(true);
});
