import { isFlat } from "../../base/facts/home-type.ts";
import type { StatedType } from "../../base/inputs.ts";
import { fromPounds, type Pence } from "../../base/money.ts";
import { assumptionDefaults, type Default } from "./assumptions.ts";

/** Average yearly service charge of flats. Shown as a guide where a flat's own is unknown, never used as a default. Source: Fact COST-F4. */
export const serviceChargeGuide: Default<Pence> = {
	value: fromPounds(2_405),
	source:
		"This home's service charge is not known. Flats paid £2,405 a year on average in 2025, 14% of them less than £100 a month (Hamptons, 2 March 2026). Put in your own.",
	asOf: "2026-03-02",
	lastChecked: "2026-11-22",
	kind: "published",
};

/**
 * Starting service charge of a year's sums: the stated one; else null for a flat or leasehold home, so that results exclude it; else 0 for a house. Source:
 * Rule MONEY-4.
 */
export function startingCharge(
	stated: Pence | null,
	{ type = null, propertyType, tenure = null }: ChargedHome,
): Pence | null {
	if (stated !== null) {
		return stated;
	}
	const isCharged = (type ? type === "flat" : isFlat(propertyType)) || tenure === "leasehold";
	return isCharged ? null : assumptionDefaults.serviceCharge.value;
}

type ChargedHome = {
	/** As the visitor states it. */
	readonly type?: StatedType | null;
	/** As the certificate words it. */
	readonly propertyType: string | null;
	/** Tenure when it was last sold. */
	readonly tenure?: "freehold" | "leasehold" | null;
};
