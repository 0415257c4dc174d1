import type { IsoDate } from "../../base/calendar.ts";
import type { Nation } from "../../base/nation.ts";
import { isMultipleOccupation, type Use } from "../../base/use.ts";
import { dutiesElsewhere } from "./duties-elsewhere.ts";
import { dutiesEngland } from "./duties-england.ts";
import { dutiesEverywhere } from "./duties-everywhere.ts";
import type { Duty } from "./duty.ts";
import { dutyCoverageOf } from "./duty-coverage.ts";

/** The checklist for landlords. A duty that changes on a set day is in both lists. */
export type Checklist = {
	/** In force on the day. */
	readonly now: readonly Duty[];
	/** From a later day, or expected without one. */
	readonly coming: readonly Duty[];
	/** False where we hold only some of a nation's duties; the reader is told so. */
	readonly notHeld: readonly string[];
};

/** The duties that we hold of each nation. */
const dutiesOf: Readonly<Record<Nation, readonly Duty[]>> = {
	England: dutiesEngland,
	...dutiesElsewhere,
};

/**
 * Duties of a landlord for a nation, a use and a day. HMO duties are left out for one household. Duties that depend on gas, furniture, income or records
 * stay, because the landlord has not been asked. Source: Fact LAW-F13.
 */
export function checklistFor({
	nation,
	use,
	day,
}: {
	nation: Nation;
	use: Use;
	day: IsoDate;
}): Checklist {
	const bearing = dutiesOf[nation]
		.concat(dutiesEverywhere)
		.filter(({ appliesTo }) => appliesTo !== "hmo" || isMultipleOccupation(use))
		.filter(({ until }) => until === null || until >= day);
	return {
		now: bearing.filter((duty) => !isComing(duty, day)),
		coming: bearing.filter((duty) => isComing(duty, day)),
		notHeld: dutyCoverageOf(nation).notHeld,
	};
}

function isComing({ from, expected }: Duty, day: IsoDate): boolean {
	return expected !== null || (from !== null && from > day);
}
