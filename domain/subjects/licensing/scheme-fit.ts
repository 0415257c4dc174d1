import type { HmoScope, LicensingScheme } from "../../base/facts/scheme.ts";
import {
	FEWEST_IN_HMO,
	FEWEST_IN_LARGER_HMO,
	isMultipleOccupation,
	type Occupancy,
} from "../../base/use.ts";

/** Whether a scheme covers a home like this one; `ask` where something unknown decides. */
export type Fit = "inside" | "outside" | "ask";

/**
 * Whether an additional scheme covers HMOs of this size. Storeys and section 257 buildings are in none of our sources, so a scheme that depends on them
 * gives `ask`. A home for one household is treated as the smallest HMO.
 * Source: Rule LICENCE-11, Rule LICENCE-24.
 */
export function hmoFit(hmo: HmoScope | null, occupancy: Occupancy): Fit {
	if (hmo === null) {
		return "inside";
	}
	const { fewest, most } = peopleIn(occupancy);
	if (most < (hmo.peopleFrom ?? fewest) || fewest > (hmo.peopleTo ?? most)) {
		return "outside";
	}
	const isWithin = fewest >= (hmo.peopleFrom ?? fewest) && most <= (hmo.peopleTo ?? most);
	return isWithin && !limitsStoreys(hmo) && hmo.section257 !== "only" ? "inside" : "ask";
}

/** The stricter of two fits: a scheme excludes a home by its street or by its kind. */
export function stricter(a: Fit, b: Fit): Fit {
	return [a, b].find((fit) => fit === "outside") ?? [a, b].find((fit) => fit === "ask") ?? "inside";
}

/** Whether a scheme sets a limit of storeys that excludes some houses. */
export function limitsStoreys({
	storeysFrom,
	storeysTo,
}: Pick<HmoScope, "storeysFrom" | "storeysTo">): boolean {
	return (storeysFrom ?? 1) > 1 || storeysTo !== null;
}

/** Whether a scheme leaves the building open even where all known facts fit, because it excludes some blocks of flats. */
export function sparesSomeBuildings({ hmo }: Pick<LicensingScheme, "hmo">): boolean {
	return hmo?.purposeBuiltBlocks === "excluded";
}

/** Fewest and most people that an occupancy may mean: the stated number, else the range of its use. */
function peopleIn({ use, people }: Occupancy): { readonly fewest: number; readonly most: number } {
	if (people !== null && isMultipleOccupation(use)) {
		return { fewest: people, most: people };
	}
	return use === "hmo"
		? { fewest: FEWEST_IN_LARGER_HMO, most: Number.POSITIVE_INFINITY }
		: { fewest: FEWEST_IN_HMO, most: FEWEST_IN_LARGER_HMO - 1 };
}
