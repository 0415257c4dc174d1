import { addDays, addYears, daysBetween, type IsoDate } from "../../base/calendar.ts";

/** Days in London, both counted. */
export type Period = { readonly from: IsoDate; readonly to: IsoDate };

/** The longest period that figures are read for, in days. */
export const LONGEST_PERIOD = 400;

/** Periods that end today. */
export const periodPresets = ["7", "30", "90", "12m"] as const;
export type PeriodPreset = (typeof periodPresets)[number];

export function isPeriodPreset(text: unknown): text is PeriodPreset {
	return periodPresets.some((preset) => preset === text);
}

/** The days of a preset, of which `today` is the last. */
export function presetPeriod(preset: PeriodPreset, today: IsoDate): Period {
	const before = preset === "12m" ? addYears(today, -1) : addDays(today, -Number(preset));
	return { from: addDays(before, 1), to: today };
}

/** Why a custom period is refused, keyed by the faulty end; null when it is accepted. */
export function refusePeriod(
	{ from, to }: Period,
	today: IsoDate,
): { readonly end: keyof Period; readonly message: string } | null {
	if (!isDay(from)) {
		return { end: "from", message: "Choose the first day." };
	}
	if (!isDay(to)) {
		return { end: "to", message: "Choose the last day." };
	}
	if (from > to) {
		return { end: "to", message: "The last day must not be before the first." };
	}
	if (to > today) {
		return { end: "to", message: "The last day must not be in the future." };
	}
	return lengthOf({ from, to }) > LONGEST_PERIOD
		? { end: "from", message: `Choose at most ${LONGEST_PERIOD} days.` }
		: null;
}

/** Number of days in a period. */
export function lengthOf({ from, to }: Period): number {
	return daysBetween(from, to) + 1;
}

function isDay(text: string): boolean {
	const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}
