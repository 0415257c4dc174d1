import { londonDay } from "#domain/base/calendar.ts";
import { lazy } from "#domain/base/lazy.ts";
import { type Pence, toPounds } from "#domain/base/money.ts";
import { parsePostcode } from "#domain/base/postcode.ts";
import { dateInWords } from "#domain/base/words.ts";

const pounds = { style: "currency", currency: "GBP" } as const;
const wholePounds = lazy(
	() => new Intl.NumberFormat("en-GB", { ...pounds, maximumFractionDigits: 0 }),
);
const poundsAndPence = lazy(() => new Intl.NumberFormat("en-GB", pounds));
const plainNumber = lazy(() => new Intl.NumberFormat("en-GB", { maximumFractionDigits: 2 }));
const dayAndHour = lazy(
	() =>
		new Intl.DateTimeFormat("en-GB", {
			day: "numeric",
			month: "short",
			year: "numeric",
			hour: "numeric",
			hour12: true,
		}),
);
const dayAndMinute = lazy(
	() =>
		new Intl.DateTimeFormat("en-GB", {
			timeZone: "Europe/London",
			day: "numeric",
			month: "short",
			year: "numeric",
			hour: "2-digit",
			minute: "2-digit",
		}),
);

/** `£1,250`, or `£14.99` where there are pence. */
export function formatPounds(amount: number): string {
	return (Number.isInteger(amount) ? wholePounds() : poundsAndPence()).format(amount);
}

/** `£15.00`: where something is paid, with its pence even when there are none. */
export function priceInWords(price: Pence): string {
	return poundsAndPence().format(toPounds(price));
}

/** `4,091`, with two decimals at most. */
export function formatNumber(value: number): string {
	return plainNumber().format(value);
}

/** `21 Nov 2026, 2 pm` where the reader is, from an ISO instant: for what is not known to the minute. */
export function formatHour(instant: string): string {
	return dayAndHour().format(new Date(instant));
}

/** `20 December 2026`: the day it is in London at an ISO instant. */
export function formatDay(instant: string): string {
	return dateInWords(londonDay(Date.parse(instant)));
}

/** `M14 5LL` from any spelling of it; what is no postcode stays as it is. */
export function formatPostcode(postcode: string): string {
	const parsed = parsePostcode(postcode);
	return parsed.ok ? parsed.postcode.formatted : postcode;
}

/** `21 Nov 2026, 14:05` in London, from an ISO instant: for records that several people read. */
export function formatMinute(instant: string): string {
	return dayAndMinute().format(new Date(instant));
}
