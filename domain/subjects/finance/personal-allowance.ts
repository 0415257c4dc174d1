import { fromPounds, type Pence, pence } from "../../base/money.ts";

/** The tax-free part of a year's income, and the income from which it is withdrawn. */
export type PersonalAllowance = { readonly amount: Pence; readonly taperedFrom: Pence };

/** Frozen until April 2031, in all nations. Source: Income Tax Act 2007 section 35; Fact TAX-F3. */
export const currentAllowance: PersonalAllowance = {
	amount: fromPounds(12_570),
	taperedFrom: fromPounds(100_000),
};

/**
 * Personal allowance left at a year's income: £1 less for each £2 above the limit, rounded up to the pound.
 * Source: Income Tax Act 2007 section 35(2) and (3).
 */
export function allowanceAt(
	income: Pence,
	{ amount, taperedFrom }: PersonalAllowance = currentAllowance,
): Pence {
	const taken = Math.max(0, income - taperedFrom) / 2;
	return pence(Math.ceil(Math.max(0, amount - taken) / 100) * 100);
}
