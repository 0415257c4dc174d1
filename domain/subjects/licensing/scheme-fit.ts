import type { HmoScope, LicensingScheme } from "../../base/facts/scheme.ts";
import {
	FEWEST_IN_HMO,
	FEWEST_IN_LARGER_HMO,
	isMultipleOccupation,
	type Occupancy,
} from "../../base/use.ts";

/** Whether a scheme is for a home like this one: `ask` where something decides that is not known. */
export type Fit = "inside" | "outside" | "ask";

/**
 * Whether an additional scheme reaches houses in multiple occupation of this size. Storeys and whether a building is one of section 257 no source of
 * ours tells, so that a scheme that turns on them asks. Of a home for one household it is what the smallest HMO would need.
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

/** What is strict of two: a scheme spares a home by either its street or its kind. */
export function stricter(a: Fit, b: Fit): Fit {
	return [a, b].find((fit) => fit === "outside") ?? [a, b].find((fit) => fit === "ask") ?? "inside";
}

/** Whether a scheme goes by storeys: every house has one. */
export function limitsStoreys({
	storeysFrom,
	storeysTo,
}: Pick<HmoScope, "storeysFrom" | "storeysTo">): boolean {
	return (storeysFrom ?? 1) > 1 || storeysTo !== null;
}

/** What about the building a scheme leaves open even where everything known fits: a flat may be in a block that it spares. */
export function sparesSomeBuildings({ hmo }: Pick<LicensingScheme, "hmo">): boolean {
	return hmo?.purposeBuiltBlocks === "excluded";
}

/** The fewest and the most people that an occupancy may mean: those stated, else all of its use. */
function peopleIn({ use, people }: Occupancy): { readonly fewest: number; readonly most: number } {
	if (people !== null && isMultipleOccupation(use)) {
		return { fewest: people, most: people };
	}
	return use === "hmo"
		? { fewest: FEWEST_IN_LARGER_HMO, most: Number.POSITIVE_INFINITY }
		: { fewest: FEWEST_IN_HMO, most: FEWEST_IN_LARGER_HMO - 1 };
}
