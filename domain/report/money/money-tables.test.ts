import { expect, test } from "vitest";
import { startingAssumptions } from "../../finance/assumptions.ts";
import { calculateMoney } from "../../finance/calculate-money.ts";
import { fromPounds } from "../../money.ts";
import { taxNotes } from "./money-tables.ts";

const home = startingAssumptions({ price: fromPounds(180_000), rent: fromPounds(950) });
const reasonsOf = (day: string, context: object = {}) => {
	const { tax } = calculateMoney(home, { nation: "England", use: "single", day, ...context });
	return taxNotes(tax).reasons.join(" ");
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
