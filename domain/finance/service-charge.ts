import { isFlat } from "../market/home-type.ts";
import { fromPounds, type Pence } from "../money.ts";
import { assumptionDefaults, type Default } from "./assumptions.ts";

/** What flats pay a year: a guide where a flat's own charge is not known, never a default. Source: FACTS-2 A5. */
export const serviceChargeGuide: Default<Pence> = {
	value: fromPounds(2_405),
	source:
		"This flat's service charge is not known. The average was £2,405 a year in 2025; 14% of flats pay less than £100 a month (Hamptons, 2 March 2026). Put in your own.",
	asOf: "2026-03-02",
	lastChecked: "2026-11-22",
	kind: "published",
};

/**
 * The service charge that a year's sums begin with: the one stated; of a flat that states none null, so that the sums are before it; of a house nothing.
 * Source: DECISIONS 14.
 */
export function startingCharge(stated: Pence | null, propertyType: string | null): Pence | null {
	if (stated !== null) {
		return stated;
	}
	return isFlat(propertyType) ? null : assumptionDefaults.serviceCharge.value;
}
