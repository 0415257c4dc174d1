import { expect, test } from "vitest";
import { type LoanPaid, noInputs } from "../../base/inputs.ts";
import { fromPounds } from "../../base/money.ts";
import { someFacts, someUnit } from "../../test/some-facts.ts";
import { assess } from "../assess.ts";

const facts = someFacts({ place: someUnit() });
const money = (heldLoan: LoanPaid | undefined, owned = true) =>
	assess(facts, {
		inputs: {
			...noInputs,
			owned,
			heldLoan,
			...{ rent: fromPounds(900), price: fromPounds(180_000), loanLeft: fromPounds(100_000) },
		},
		chosen: null,
		day: "2026-11-23",
	}).money;

test("the sums of an owned home take the rate that is paid and what is paid back, not a new loan's", () => {
	const usual = money(undefined);
	const paid = money({ ratePercent: 2, repaymentYears: null });
	expect(paid.assumptions.interestRate).toBe(0.02);
	const saved = (usual.assumptions.interestRate - 0.02) * fromPounds(100_000);
	expect(paid.figures.year.cashFlow).toBeCloseTo((usual.figures.year.cashFlow ?? 0) + saved, 6);
	expect(money({ ratePercent: null, repaymentYears: 20 }).assumptions).toMatchObject({
		interestRate: usual.assumptions.interestRate,
		repaymentYears: 20,
	});
});

test("a home that is bought has a new loan's terms, whatever was kept of another", () => {
	expect(money({ ratePercent: 2, repaymentYears: 20 }, false).assumptions).toEqual(
		money(undefined, false).assumptions,
	);
});
