import { isFlat } from "../../base/facts/home-type.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import { assumptionDefaults, type Default } from "./assumptions.ts";

/** What flats pay a year: a guide where a flat's own charge is not known, never a default. Source: Fact COST-F4. */
export const serviceChargeGuide: Default<Pence> = {
	value: fromPounds(2_405),
	source:
		"This home's service charge is not known. Flats paid £2,405 a year on average in 2025, 14% of them less than £100 a month (Hamptons, 2 March 2026). Put in your own.",
	asOf: "2026-03-02",
	lastChecked: "2026-11-22",
	kind: "published",
};

/**
 * The service charge that a year's sums begin with: the one stated; of a flat or a leasehold home that states none null, so that the sums are before
 * it; of another house nothing. Source: Rule MONEY-4.
 */
export function startingCharge(
	stated: Pence | null,
	{ propertyType, tenure = null }: ChargedHome,
): Pence | null {
	if (stated !== null) {
		return stated;
	}
	const isCharged = isFlat(propertyType) || tenure === "leasehold";
	return isCharged ? null : assumptionDefaults.serviceCharge.value;
}

type ChargedHome = {
	/** As the certificate words it. */
	readonly propertyType: string | null;
	/** When it was last sold. */
	readonly tenure?: "freehold" | "leasehold" | null;
};
