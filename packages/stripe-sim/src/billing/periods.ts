import type Stripe from "stripe";

/** Seconds of a day. */
export const DAY = 24 * 3600;

/**
 * The end of the billing period that begins at `start`, in seconds since 1970. Counted in calendar months (UTC) from the
 * anchor, so that an anchor on the 31st bills on the last day of a shorter month and on the 31st again after it.
 */
export function periodEnd(anchor: number, start: number, months: number): number {
	return addMonths(anchor, monthsBetween(anchor, start) + months);
}

/** Months of a period at this price; the simulator only accepts prices recurring by months and years. */
export function monthsOf(price: Stripe.Price): number {
	const { interval, interval_count } = price.recurring ?? { interval: "month", interval_count: 1 };
	return interval === "year" ? 12 * interval_count : interval_count;
}

function monthsBetween(from: number, to: number): number {
	const count = (time: number) => {
		const date = new Date(time * 1000);
		return date.getUTCFullYear() * 12 + date.getUTCMonth();
	};
	return count(to) - count(from);
}

function addMonths(time: number, months: number): number {
	const date = new Date(time * 1000);
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
	const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
	const midnight = Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) / 1000;
	return midnight + (time % DAY);
}
