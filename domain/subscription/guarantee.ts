const DAY = 24 * 60 * 60_000;

/** Days within which what was paid is given back on request. Source: SPEC section 9 (the terms' 7 days are within it). */
export const GUARANTEE_DAYS = 30;

/** Until when what was paid at `paidAt` is given back on request, that instant included. Instants in UTC milliseconds. */
export function guaranteedUntil(paidAt: number): number {
	return paidAt + GUARANTEE_DAYS * DAY;
}

/** Whether what was paid at `paidAt` is still covered. Instants in UTC milliseconds. */
export function isGuaranteed(paidAt: number, now: number): boolean {
	return now <= guaranteedUntil(paidAt);
}
