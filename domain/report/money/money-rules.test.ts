import { expect, test } from "vitest";
import { fromPounds } from "../../money.ts";
import { someFacts, somePlace } from "../../test/some-facts.ts";
import { certificateE, fullFacts, reportOf, type someAssessment } from "../../test/some-report.ts";
import { moneyNarrative } from "./money-narrative.ts";

type Stated = Parameters<typeof someAssessment>[0];

const rules = [...moneyNarrative.risks, ...moneyNarrative.advice];
const spoken = (id: string, stated: Stated) =>
	rules.find((rule) => rule.id === id)?.applies(reportOf(stated));

const bought = (price: number, rent: number, more: Stated = {}): Stated => ({
	...more,
	price: fromPounds(price),
	rent: fromPounds(rent),
});

const scotland: Stated = {
	facts: { place: somePlace({ nation: "Scotland" }), areas: [], rents: [], authorities: [] },
};

const slow: Stated = {
	facts: {
		thresholds: someFacts().thresholds.map((line) => ({ ...line, lower: 90, upper: 99 })),
	},
};

/** A place whose average home costs more than its rent pays. */
const dear: Stated = {
	facts: {
		authorities: someFacts().authorities.map((authority) => ({
			...authority,
			indexPrice: { average: fromPounds(300_000), month: "2026-03", before: [] },
		})),
	},
};

/** A home that last sold for £142,000. */
const soldBefore: Stated = { facts: fullFacts(), chosen: certificateE };

const cases: readonly [id: string, fires: Stated, doesNot: Stated, words: string][] = [
	[
		"negative_cash_flow",
		bought(300_000, 1_000),
		bought(150_000, 1_100),
		"With the price and rent you state, the letting loses £",
	],
	[
		"cover_below_lenders",
		bought(300_000, 1_000),
		bought(250_000, 1_000),
		"Skipton's five-year test at 4.5% allows up to £213,333 on this rent: £11,667 less than you need.",
	],
	[
		"rate_rise",
		bought(165_000, 1_050),
		bought(100_000, 1_100),
		"With the interest rate 2 points higher the letting loses £",
	],
	[
		"tax_above_cash_flow",
		bought(180_000, 950),
		bought(100_000, 1_100),
		"For a higher-rate taxpayer the income tax takes more than the cash flow",
	],
	[
		"price_below_last_sale",
		bought(120_600, 900, soldBefore),
		bought(120_800, 900, soldBefore),
		"The price you state, £120,600, is well below what the home last sold for, £142,000 on 30 August 2019. Ask why",
	],
	[
		"rent_above_official",
		bought(150_000, 1_201),
		bought(150_000, 1_200),
		"£1,201 a month, is well above the official mean of £1,000 in Testborough",
	],
	["low_yield", bought(300_000, 1_200), bought(300_000, 1_250), "The gross yield is low, 4.8%"],
	["low_demand", slow, {}, "demand in Testborough is low"],
	[
		"offer_less",
		bought(300_000, 1_000),
		bought(150_000, 1_100),
		"at the rent assumed, the letting pays up to a price of £",
	],
	[
		"borrow_less",
		bought(300_000, 1_000),
		bought(250_000, 1_000),
		"Plan for a loan of at most £213,333: Skipton's five-year test at 4.5% allows no more on this rent.",
	],
	[
		"state_figures",
		{ price: fromPounds(150_000) },
		bought(150_000, 900),
		"Put in the price you would pay and the rent you expect",
	],
	["ask_about_tax", bought(180_000, 950), bought(100_000, 1_100), "Ask a tax adviser"],
	["ask_about_rent", bought(150_000, 1_201), bought(150_000, 1_200), "Ask a letting agent"],
];

test.each(cases)(
	"the rule %s speaks where the facts call for it, and not where they do not",
	(id, fires, doesNot, words) => {
		expect(spoken(id, fires)?.text).toContain(words);
		expect(spoken(id, doesNot)).toBeNull();
	},
);

test("every rule stands in the table above, under an id of its own", () => {
	expect(rules.map(({ id }) => id).toSorted()).toEqual(cases.map(([id]) => id).toSorted());
});

test.each<[string, string, Stated]>([
	["price_below_last_sale", "no sale of its own", bought(120_600, 900)],
	["price_below_last_sale", "a gap", soldBefore],
	["rent_above_official", "several sharers", bought(150_000, 2_000, { use: "sharers" })],
	["low_demand", "a gap", scotland],
	["low_yield", "a gap", scotland],
	["negative_cash_flow", "a gap", scotland],
	["cover_below_lenders", "a gap", scotland],
	["rate_rise", "a gap", scotland],
	["tax_above_cash_flow", "a gap", scotland],
	["offer_less", "a gap", scotland],
	["borrow_less", "a gap", scotland],
])("the rule %s draws no conclusion from %s", (id, _, stated) => {
	expect(spoken(id, stated)).toBeNull();
});

test.each<[string, string, Stated, string]>([
	[
		"negative_cash_flow",
		"a price and a rent that are not the buyer's",
		dear,
		"With the figures assumed here, not all of them yours, the letting loses £",
	],
	[
		"cover_below_lenders",
		"an HMO, of which more is asked",
		bought(165_000, 800, { use: "hmo" }),
		"Kent Reliance's five-year test at 5.63% allows up to £117,596 on this rent: £6,154 less than you need.",
	],
])("the rule %s has other words for %s", (id, _, stated, words) => {
	expect(spoken(id, stated)?.text).toContain(words);
});

test("cash flow is held against the tax of the year that begins, and not against that of the next", () => {
	// At 40 %, and 20 % of the interest off it; from April 2027, at 42 % and 22 %, it would be £1,439.
	expect(spoken("tax_above_cash_flow", bought(180_000, 950))?.text).toContain(
		"after it the letting loses £1,508 a year",
	);
});
