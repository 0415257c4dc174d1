import type { CostRange } from "../epc/cost-to-c.ts";
import { fromPounds, type Pence, pence } from "../money.ts";
import type { Nation } from "../nations/nation.ts";
import { policyOf } from "../nations/policy-of.ts";
import { LICENCE_YEARS, type Licence } from "./licence.ts";

/** Day by which the fees in the nations' rules were seen. */
export const FEES_AS_OF = "2026-11-20";

/** Fees that were usual before 1 May 2026. Source: SPEC section 9 "Documentation content", dated by DECISIONS 2. */
export const feesBeforeMay2026: Readonly<Record<Licence, CostRange>> = {
	mandatory: { low: fromPounds(500), high: fromPounds(1_500) },
	additional: { low: fromPounds(300), high: fromPounds(600) },
	selective: { low: fromPounds(400), high: fromPounds(800) },
};

/** The fees seen for a licence, from the lowest to the highest; null where we hold none. */
export function licenceFee(nation: Nation, licence: Licence): CostRange | null {
	return policyOf(nation).licensing.fees?.[licence] ?? null;
}

/** The middle of a range of fees over the years that a licence lasts, to the nearest penny a year. Source: DECISIONS 2. */
export function yearlyFee({ low, high }: CostRange): Pence {
	return pence(Math.round((low + high) / 2 / LICENCE_YEARS));
}
