import { DAY } from "../../base/calendar.ts";

/** Days within which what was paid is given back on request. Source: Rule PAY-4. */
export const GUARANTEE_DAYS = 30;

/** Days within which the terms by themselves give a refund. Source: Rule PAY-4. */
export const TERMS_REFUND_DAYS = 7;

/** What it is called, and how it goes with the terms, wherever prices are. */
export const GUARANTEE_NAME = `${GUARANTEE_DAYS}-day money-back guarantee`;
export const GUARANTEE_IN_WORDS = `Ask within ${GUARANTEE_DAYS} days of paying. Our terms name ${TERMS_REFUND_DAYS} days from the first purchase; the longer time holds.`;

/** Until when what was paid at `paidAt` is given back on request, that instant included. Instants in UTC milliseconds. */
export function guaranteedUntil(paidAt: number): number {
	return paidAt + GUARANTEE_DAYS * DAY;
}

/** Whether what was paid at `paidAt` is still covered. Instants in UTC milliseconds. */
export function isGuaranteed(paidAt: number, now: number): boolean {
	return now <= guaranteedUntil(paidAt);
}
