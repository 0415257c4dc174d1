const DAY = 24 * 60 * 60_000;

/** The first subscription of an account costs nothing for so long, in days. Source: SPEC section 1, DECISIONS 10. */
export const TRIAL_DAYS = 7;

/** Reports during the trial, whatever the plan. Source: DECISIONS 10. */
export const TRIAL_REPORTS = 5;

/** So long before the end of a trial its holder is told what will be charged, in milliseconds. */
export const TRIAL_REMINDER = 2 * DAY;

/** Whole days that are left, begun ones counted. Instants in UTC milliseconds. */
export function daysLeft(endsAt: number, now: number): number {
	return Math.max(0, Math.ceil((endsAt - now) / DAY));
}

/** When a trial that begins now ends, in UTC milliseconds. */
export function trialEnd(now: number): number {
	return now + TRIAL_DAYS * DAY;
}
