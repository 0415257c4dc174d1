import type { CostRange } from "../epc/cost-to-c.ts";
import { fromPounds, type Pence, pence } from "../money.ts";
import type { Nation } from "../nation.ts";

/** Licences that a council grants for a home, most burdensome first. */
export const councilLicences = ["mandatory", "additional", "selective"] as const;
export type Licence = (typeof councilLicences)[number];

/** Each with its article, as the middle of a sentence. */
export const licenceInWords: Readonly<Record<Licence, string>> = {
	mandatory: "a mandatory HMO licence",
	additional: "an additional HMO licence",
	selective: "a selective licence",
};

/** Years that a licence usually lasts, and the most it may. Source: Housing Act 2004 sections 68 and 91; FACTS 1.1. */
export const LICENCE_YEARS = 5;

/** Day by which the fees below were seen. */
export const FEES_AS_OF = "2026-11-20";

/** Fees seen, for the whole term. Source: FACTS 1.1 (typical), 1.2 (by kind). England only. */
const feesInEngland: Readonly<Record<Licence, CostRange>> = {
	mandatory: { low: fromPounds(750), high: fromPounds(1_500) },
	additional: { low: fromPounds(319), high: fromPounds(2_017) },
	selective: { low: fromPounds(350), high: fromPounds(1_290) },
};

/** Fees that were usual before 1 May 2026. Source: SPEC section 9 "Documentation content", dated by DECISIONS 2. */
export const feesBeforeMay2026: Readonly<Record<Licence, CostRange>> = {
	mandatory: { low: fromPounds(500), high: fromPounds(1_500) },
	additional: { low: fromPounds(300), high: fromPounds(600) },
	selective: { low: fromPounds(400), high: fromPounds(800) },
};

/** The fees seen for a licence, from the lowest to the highest; null outside England, where we hold none. */
export function licenceFee(nation: Nation, licence: Licence): CostRange | null {
	return nation === "England" ? feesInEngland[licence] : null;
}

/** The middle of a range of fees over the years that a licence lasts, to the nearest penny a year. Source: DECISIONS 2. */
export function yearlyFee({ low, high }: CostRange): Pence {
	return pence(Math.round((low + high) / 2 / LICENCE_YEARS));
}
