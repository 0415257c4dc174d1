import { expect, test } from "vitest";
import { canItBeLet } from "../../judgement/answer/can-it-be-let.ts";
import { assess } from "../../judgement/assess.ts";
import { someArea, someFacts, somePlace, someUnit } from "../../test/some-facts.ts";
import { noInputs } from "../inputs.ts";
import type { Nation } from "../nation.ts";
import { nationChoices, nationRefusal, settleNation } from "./settle-nation.ts";

const authorities = [
	{ code: "S12000026", name: "Scottish Borders", share: 0.6 },
	{ code: "E06000057", name: "Northumberland", share: 0.4 },
];
const border = somePlace({
	nation: "Scotland",
	region: null,
	authorities,
	wards: [
		{ code: "S13002767", name: "Kelso", share: 0.6 },
		{ code: "E05009154", name: "Norham", share: 0.2 },
	],
});
const inEngland = someArea({ share: 0.4 });
const inScotland = someArea({ code: "S02000001", name: "Kelso", share: 0.6 });
const [council] = someFacts().authorities;
const facts = someFacts({
	place: border,
	areas: [inScotland, inEngland],
	authorities: council
		? [
				{ ...council, code: "S12000026", region: null },
				{ ...council, code: "E06000057", region: "North East" },
			]
		: [],
});
const assessed = (nation: Nation | null, over: Partial<typeof noInputs> = {}) =>
	assess(facts, { inputs: { ...noInputs, ...over, nation }, chosen: null, day: "2026-11-20" });

test("a sector on a border may lie in two nations, the postcode itself and a sliver in one", () => {
	const sliver = somePlace({
		authorities: [
			{ code: "E06000057", name: "Northumberland", share: 0.99 },
			{ code: "S12000026", name: "Scottish Borders", share: 0.01 },
		],
	});
	expect(nationChoices(border)).toEqual(["Scotland", "England"]);
	expect(nationChoices(someUnit({ authorities }))).toEqual([]);
	expect(nationChoices(sliver)).toEqual([]);
});

test.each<[Nation | null, string | null]>([
	[null, null],
	["Scotland", null],
	["England", null],
	["Wales", "This postcode is in Scotland or England"],
])("on the border %s, when stated, is refused with %s", (nation, refusal) => {
	expect(nationRefusal(border, nation)).toBe(refusal);
	expect(nationRefusal(someUnit(), "England")).toBeNull();
});

test("of the nation that is stated the place has its councils and wards alone, as if they were all of it", () => {
	const { place, rents } = settleNation(facts, "England");
	expect(place).toMatchObject({
		nation: "England",
		region: "North East",
		authorities: [{ name: "Northumberland", share: 1 }],
		wards: [{ name: "Norham", share: 0.5 }],
	});
	expect(rents.map(({ name }) => name)).toEqual(["Testborough"]);
	expect(settleNation(facts, "Scotland").rents).toEqual([]);
});

test("figures of an area are borrowed within the nation alone", () => {
	expect(settleNation(facts, "England").areas).toEqual([{ ...inEngland, share: 1 }]);
	expect(settleNation(facts, "Scotland").areas).toEqual([{ ...inScotland, share: 1 }]);
	expect(settleNation(facts, null).areas).toEqual([inScotland, inEngland]);
});

test("a nation is not stated away: elsewhere nothing changes", () => {
	const here = someFacts();
	expect(settleNation(here, "Scotland")).toBe(here);
});

test("until the nation is stated, what hangs on it is not known, and the visitor is asked once", () => {
	const open = assessed(null, { use: "sharers" });
	expect(open.nationChoices).toEqual(["Scotland", "England"]);
	expect(open.licensing.mandatory.verdict).toBe("unknown");
	expect(open.licensing.articleFour.verdict).toBe("unknown");
	const asked = canItBeLet(open, []).needs.filter(({ what }) => what.includes("nation"));
	expect(asked).toEqual([{ what: "Tell us in which nation the home lies", who: "You", url: null }]);
});

test("once it is stated its law holds, and the other choice stays open", () => {
	const scottish = assessed("Scotland", { use: "sharers" });
	expect(scottish.licensing.mandatory.verdict).toBe("required");
	expect(scottish.facts.place.nation).toBe("Scotland");
	expect(scottish.nationChoices).toEqual(["Scotland", "England"]);
	const english = assessed("England", { use: "sharers" });
	expect(english.licensing.mandatory.verdict).toBe("none_found");
	expect(english.money.context.nation).toBe("England");
});

test("a source that the other nation is not covered by counts as not asked of this one", () => {
	const notCovered = { state: "silent", why: "nation_not_covered" } as const;
	const gathered = { ...facts, live: { ...facts.live, sales: notCovered, crime: notCovered } };
	expect(settleNation(gathered, "England").live).toMatchObject({
		sales: { why: "no_position" },
		crime: { why: "no_position" },
	});
	expect(settleNation(gathered, "Scotland").live.sales).toEqual(notCovered);
});

test("nobody is told to enter a nation's register before the nation is known", () => {
	const registering = (nation: Nation | null) =>
		assessed(nation).risks.some(({ id }) => id === "landlord_register");
	expect(registering(null)).toBe(false);
	expect(registering("Scotland")).toBe(true);
});
