import type { IsoDate } from "../calendar.ts";
import { ruleOn } from "../finance/dated-rule.ts";
import type { Nation } from "../nations/nation.ts";
import type { LicensingPenalties } from "../nations/nation-policy.ts";
import { policyOf } from "../nations/policy-of.ts";

/** What letting without a licence risks on a day; null where we hold none, and before the first day we hold. */
export function penaltiesOn(nation: Nation, day: IsoDate): LicensingPenalties | null {
	return ruleOn(policyOf(nation).licensing.penalties, day);
}
