import { expect, test } from "vitest";
import { type Inputs, noInputs } from "../../base/inputs.ts";
import { fromPounds } from "../../base/money.ts";
import { moneySection } from "../../telling/report/money/compose-money.ts";
import { someFacts, someScheme, someUnit } from "../../test/some-facts.ts";
import { assess } from "../assess.ts";

type Facts = Parameters<typeof someFacts>[0];
const sectionOf = (inputs: Partial<Inputs>, facts: Facts = {}, day = "2026-11-21") =>
	moneySection(assess(someFacts(facts), { inputs: { ...noInputs, ...inputs }, chosen: null, day }));
const rooms = { use: "hmo", price: fromPounds(180_000), rent: fromPounds(2_250) } as const;

test("a home let by the room is set beside the published mean of its bedrooms", () => {
	expect(sectionOf({ ...rooms, bedrooms: 5 }).letWhole).toMatchObject({
		rent: fromPounds(1_500),
		rentSource:
			"Mean of homes with four or more bedrooms in Testborough, old and new: below today's asking rents. Office for National Statistics, May 2026.",
	});
});

test("where the bedrooms are not stated, or no rent is published, there is none and it says why", () => {
	expect(sectionOf(rooms).letWhole).toMatchObject({
		rent: null,
		rentSource: "The bedrooms are not stated, so no published rent fits: put in your own.",
	});
	const unpublished = sectionOf({ ...rooms, bedrooms: 5 }, { rents: [] }).letWhole;
	expect(unpublished?.rent).toBeNull();
	expect(unpublished?.rentSource).toMatch(/Put in your own\.$/);
});

test("a home that is let whole has its own rent", () => {
	const { letWhole, lines } = sectionOf({ price: fromPounds(180_000), rent: fromPounds(950) });
	expect(letWhole.rent).toBe(fromPounds(950));
	expect(letWhole.rentSource).toBe(lines.find(({ key }) => key === "rent")?.source);
});

test("one household needs the selective licence that a house in multiple occupation is spared", () => {
	const inScheme = { place: someUnit(), schemes: [someScheme({ kind: "selective" })] };
	const { letWhole, assumptions } = sectionOf({ ...rooms, bedrooms: 5 }, inScheme);
	expect(letWhole.licenceSource).toContain("a selective licence");
	expect(letWhole.licenceFee).toBeGreaterThan(0);
	expect(assumptions.licenceFee).not.toBe(letWhole.licenceFee);
	const { letWhole: elsewhere } = sectionOf({ ...rooms, bedrooms: 5 }, { place: someUnit() });
	expect(elsewhere?.licenceFee).toBe(0);
});

test("how prices grew is kept with the report where the index reaches back, else that it is not known", () => {
	const [authority] = someFacts().authorities;
	if (!authority) {
		throw new RangeError("no authority");
	}
	const before = Array.from({ length: 60 }, () => fromPounds(160_000));
	const indexPrice = { average: fromPounds(200_000), month: "2026-03", before };
	const grown = sectionOf({}, { authorities: [{ ...authority, indexPrice }] }).priceGrowth;
	expect(grown).toMatchObject({ place: "Testborough", from: "2021-03", to: "2026-03" });
	expect(sectionOf({}).priceGrowth).toBeNull();
});

test("after the last bills that are known their lines say whose are used", () => {
	const sourceOn = (day: string, key: string) =>
		sectionOf({ ...rooms, bedrooms: 5 }, {}, day).lines.find((line) => line.key === key)?.source;
	expect(sourceOn("2026-12-31", "bill:energy")).not.toContain("not known yet");
	expect(sourceOn("2027-01-01", "bill:energy")).toMatch(
		/The prices of January to March 2027 are not known yet: those of October to December 2026 are used\.$/,
	);
	expect(sourceOn("2027-04-01", "bill:water")).toMatch(/The bills of 2027-28 are not known yet/);
	expect(sourceOn("2027-04-01", "bill:cleaning")).not.toContain("not known yet");
});
