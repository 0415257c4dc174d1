import type { IsoDate } from "../../base/calendar.ts";
import type { Nation } from "../../base/nation.ts";
import { isMultipleOccupation, type Use } from "../../base/use.ts";
import { dutiesElsewhere } from "./duties-elsewhere.ts";
import { dutiesEngland } from "./duties-england.ts";
import type { Duty } from "./duty.ts";
import { dutyCoverageOf } from "./duty-coverage.ts";

/** What a landlord ticks off. A duty that is changed on a set day stands in both lists. */
export type Checklist = {
	/** In force on the day. */
	readonly now: readonly Duty[];
	/** From a later day, or expected without one. */
	readonly coming: readonly Duty[];
	/** False where we hold only part of what a nation's law asks: the reader is told that this is not all. */
	readonly isFull: boolean;
};

/** The duties that we hold of each nation. */
const dutiesOf: Readonly<Record<Nation, readonly Duty[]>> = {
	England: dutiesEngland,
	...dutiesElsewhere,
};

/**
 * The duties of a landlord for a nation, a use and a day. Those of houses in multiple occupation are left out for one household; those
 * that hang on gas, furniture, income or records are kept, because no one has asked the landlord. Source: Fact LAW-F13.
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
		.filter(({ appliesTo }) => appliesTo !== "hmo" || isMultipleOccupation(use))
		.filter(({ until }) => until === null || until >= day);
	return {
		now: bearing.filter((duty) => !isComing(duty, day)),
		coming: bearing.filter((duty) => isComing(duty, day)),
		isFull: dutyCoverageOf(nation).holdsEveryDuty,
	};
}

function isComing({ from, expected }: Duty, day: IsoDate): boolean {
	return expected !== null || (from !== null && from > day);
}
