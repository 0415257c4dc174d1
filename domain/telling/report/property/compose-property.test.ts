import { expect, test } from "vitest";
import type { Sale } from "../../../base/facts/facts.ts";
import { noInputs } from "../../../base/inputs.ts";
import { fromPounds } from "../../../base/money.ts";
import { allSilent, someFacts, somePlace } from "../../../test/some-facts.ts";
import { certificateE, fullFacts, someAssessment } from "../../../test/some-report.ts";
import { reportHome, statedInWords } from "../compose-report.ts";
import { propertyFacts } from "./compose-property.ts";

type Stated = Parameters<typeof someAssessment>[0];
const figureOf = (id: string, stated: Stated) =>
	propertyFacts(someAssessment(stated)).find((told) => told.id === id);

const sale: Sale = {
	price: fromPounds(142_000),
	date: "2019-08-30",
	propertyType: "terraced",
	newBuild: false,
	tenure: "freehold",
	address: "14 TEST STREET",
};
const soldAs = (...sales: Sale[]) => ({
	live: allSilent({
		sales: { state: "answered", at: Date.UTC(2026, 10, 20), data: { since: "2016-01-01", sales } },
	}),
});

test("the newest sale of exactly the chosen address is the last sale", () => {
	const older = { ...sale, date: "2017-01-05", price: fromPounds(120_000) };
	const told = figureOf("lastSale", { facts: soldAs(older, sale), chosen: certificateE });
	expect(told).toMatchObject({
		text: "£142,000 on 30 August 2019",
		evidence: { value: 142_000, basis: "property" },
	});
});

test.each<[string, Stated, RegExp]>([
	[
		"a neighbour's",
		{ facts: soldAs({ ...sale, address: "FLAT 1, 14 TEST STREET" }), chosen: certificateE },
		/bears exactly this address/,
	],
	["one without an address chosen", { facts: soldAs(sale) }, /No address is chosen/],
	["one the source did not tell", { chosen: certificateE }, /HM Land Registry is not connected/],
	[
		"one of a nation we hold no prices of",
		{ facts: { place: somePlace({ nation: "Scotland" }) } },
		/no sold prices of Scotland/,
	],
])("%s is no sale of this home", (_, stated, why) => {
	const told = figureOf("lastSale", stated);
	expect(told?.evidence.value).toBeNull();
	expect(told?.evidence.note).toMatch(why);
});

test("beside the last sale stand its price moved by the index and its tenure, each with the sale's source", () => {
	const recent = { ...sale, date: "2026-01-30", tenure: "leasehold" as const };
	const authorities = someFacts().authorities.map((authority) => ({
		...authority,
		priceGrowth: { percent: 6, month: "2026-03" },
	}));
	const stated = { facts: { ...soldAs(recent), authorities }, chosen: certificateE };
	expect(figureOf("indexedValue", stated)).toMatchObject({
		text: "About £143,420, March 2026",
		evidence: { value: 143_420, coverage: "estimated" },
	});
	expect(figureOf("tenure", stated)).toMatchObject({
		text: "Leasehold when last sold",
		evidence: { value: "leasehold", basis: "property" },
	});
});

test.each<[string, Stated]>([
	["no sale", { facts: soldAs(), chosen: certificateE }],
	[
		"a neighbour's sale",
		{ facts: soldAs({ ...sale, address: "9 TEST STREET" }), chosen: certificateE },
	],
])("%s has neither an indexed value nor a tenure", (_, stated) => {
	expect(figureOf("indexedValue", stated)).toBeUndefined();
	expect(figureOf("tenure", stated)).toBeUndefined();
});

test("a sale that does not tell the tenure has no line of it", () => {
	const facts = soldAs({ ...sale, tenure: null });
	expect(figureOf("tenure", { facts, chosen: certificateE })).toBeUndefined();
	expect(figureOf("indexedValue", { facts, chosen: certificateE })?.text).toBe("Not known");
});

test.each([
	[null, "Not known", "unknown"],
	[0, "Studio", "ok"],
	[1, "1 bedroom", "ok"],
	[3, "3 bedrooms", "ok"],
])("%s bedrooms are told as %s, and the figure is %s", (bedrooms, text, coverage) => {
	expect(figureOf("bedrooms", { bedrooms })).toMatchObject({ text, evidence: { coverage } });
});

test("a home that is chosen is told by its address and certificate, any other by its postcode", () => {
	expect(reportHome(someAssessment({ facts: fullFacts(), chosen: certificateE }))).toEqual({
		postcode: "ZZ1 1ZZ",
		address: "14 Test Street",
		place: "Northward, Testborough",
		nation: "England",
		authority: "Testborough",
		certificate: "0000-1111-2222-3333-4444",
		note: null,
	});
	expect(reportHome(someAssessment())).toMatchObject({
		address: null,
		certificate: null,
		note: expect.stringContaining("not verified"),
	});
});

test("what was stated is repeated in words, and only that", () => {
	const { inputs } = someAssessment();
	expect(statedInWords(inputs)).toEqual([{ label: "To be let to", text: "one household" }]);
	const all = statedInWords({
		...noInputs,
		use: "hmo",
		nation: "England",
		brma: "Ashford",
		houseNumber: "12",
		bedrooms: 0,
		people: 6,
		rooms: 5,
		serviceCharge: fromPounds(1_800),
		loan: 60,
		price: fromPounds(180_000),
		rent: fromPounds(1_250),
		exemption: true,
		planningPermission: true,
	});
	expect(all.map(({ text }) => text)).toEqual([
		"five or more people",
		"England",
		"Ashford",
		"12",
		"Studio",
		"6",
		"5",
		"£180,000",
		"£1,250 a month",
		"£1,800 a year",
		"60% of the price",
		"Stands on the PRS Exemptions Register",
		"Held for use as an HMO",
	]);
});
