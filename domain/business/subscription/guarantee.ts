import { DAY } from "../../base/calendar.ts";

/** Days in which a payment is refunded on request. Source: Rule PAY-4. */
export const GUARANTEE_DAYS = 30;

/** Days in which the terms alone entitle to a refund. Source: Rule PAY-4. */
export const TERMS_REFUND_DAYS = 7;

/** Name of the guarantee, and its relation to the terms, as shown beside prices. */
export const GUARANTEE_NAME = `${GUARANTEE_DAYS}-day money-back guarantee`;
export const GUARANTEE_IN_WORDS = `Ask within ${GUARANTEE_DAYS} days of paying. Our terms name ${TERMS_REFUND_DAYS} days from the first purchase; the longer time holds.`;

/** Last instant at which a payment made at `paidAt` is refunded on request. Instants in UTC milliseconds. */
export function guaranteedUntil(paidAt: number): number {
	return paidAt + GUARANTEE_DAYS * DAY;
}

/** Whether what was paid at `paidAt` is still covered. Instants in UTC milliseconds. */
export function isGuaranteed(paidAt: number, now: number): boolean {
	return now <= guaranteedUntil(paidAt);
}
