import { expect, test } from "vitest";
import { poundsOr } from "../../../base/amounts-in-words.ts";
import { fromPounds, pence } from "../../../base/money.ts";
import { startingAssumptions } from "../../../subjects/finance/assumptions.ts";
import { calculateMoney } from "../../../subjects/finance/calculate-money.ts";
import { purchaseLines, taxNotes } from "./money-tables.ts";

const home = startingAssumptions({ price: fromPounds(180_000), rent: fromPounds(950) });
const reasonsOf = (day: string, context: object = {}) => {
	const { tax } = calculateMoney(home, { nation: "England", use: "single", day, ...context });
	return taxNotes(tax, "2026-11-24").reasons.join(" ");
};
const unknown = "are not known yet";

test("while both tax years are known, no rates of before are told of", () => {
	expect(reasonsOf("2027-04-05")).not.toContain(unknown);
});

test("from the first day on whose next year is not known, the tax table says whose rates are used", () => {
	expect(reasonsOf("2027-04-06")).toContain(
		"The rates of 2028-29 are not known yet: those of 2027-28 are used.",
	);
	expect(reasonsOf("2028-04-06")).toContain("The rates of 2029-30 are not known yet");
});

test("Scotland's rates end a year before, and a company's with the financial year", () => {
	expect(reasonsOf("2026-11-24", { nation: "Scotland" })).toContain(
		"The rates of 2027-28 are not known yet: those of 2026-27 are used.",
	);
	const position = { incomePence: fromPounds(0), nation: "England", share: 1, company: true };
	expect(reasonsOf("2026-11-24", { position })).toContain(
		"The rates of 2027-28 are not known yet: those of 2026-27 are used.",
	);
});

test("what two tax years of Scotland share is told once", () => {
	const reasons = reasonsOf("2026-11-24", { nation: "Scotland" });
	const [shared = ""] = reasons.split(". ");
	expect(shared).not.toBe("");
	expect(reasons.split(shared)).toHaveLength(2);
});

test("what the purchase takes is told row by row, and the rows but the loan come to what is put in", () => {
	const { year } = calculateMoney(home, { nation: "England", use: "single", day: "2026-11-25" });
	const { deposit, tax, moneyIn } = year;
	const rows = new Map(purchaseLines(year).map(({ id, text }) => [id, text]));
	expect([...rows.keys()]).toEqual(["deposit", "loan", "tax", "rest", "moneyIn"]);
	expect(rows.get("rest")).toBe(
		poundsOr(pence((moneyIn ?? 0) - (deposit ?? 0) - (tax?.total ?? 0))),
	);
	expect(rows.get("rest")).toBe("£2,500");
});
