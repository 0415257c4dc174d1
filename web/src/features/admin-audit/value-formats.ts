import { londonDay } from "#domain/base/calendar.ts";
import { fromPounds } from "#domain/base/money.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { isPlanId, plans } from "#domain/business/plans.ts";
import { formatMinute, formatNumber, priceInWords } from "#web/lib/format.ts";

/** A value in words. What comes in another shape than it should is shown as it is: the log outlives today's shapes. */
export type Format = (value: unknown) => string;

/** What needs no words of its own. */
export function plain(value: unknown): string {
	if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) {
		return "None";
	}
	if (typeof value === "boolean") {
		return value ? "Yes" : "No";
	}
	if (Array.isArray(value)) {
		return value.map(plain).join(", ");
	}
	return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** How many. */
export function count(value: unknown): string {
	return typeof value === "number" ? formatNumber(value) : plain(value);
}

/** An amount in pounds: "£12.50". */
export function pounds(value: unknown): string {
	return typeof value === "number" ? priceInWords(fromPounds(value)) : plain(value);
}

/** An amount in pence, in pounds: "£12.50". */
export function penceInWords(value: unknown): string {
	return typeof value === "number" ? pounds(value / 100) : plain(value);
}

/** `YYYY-MM-DD`. */
export function day(value: unknown): string {
	return typeof value === "string" ? shortDateInWords(value) : plain(value);
}

/** UTC milliseconds, or an ISO instant. */
export function minute(value: unknown): string {
	const instant = instantOf(value);
	return instant === null ? plain(value) : formatMinute(instant.toISOString());
}

/** The instant from which a code is over: the day before is the last on which it counts. */
export function lastDayInWords(value: unknown): string {
	const instant = instantOf(value);
	return instant === null ? plain(value) : day(londonDay(instant.getTime() - 1));
}

/** The value's entry in a table of words. */
export function among(words: Readonly<Record<string, string>>): Format {
	return (value) => (typeof value === "string" ? words[value] : undefined) ?? plain(value);
}

/** A plan's name, by its id. */
export function plan(value: unknown): string {
	return isPlanId(value) ? plans[value].name : among({ free: "Free" })(value);
}

/** The plans a code is for: every one where none is named. */
export function planList(value: unknown): string {
	if (value === null) {
		return "Every plan";
	}
	return Array.isArray(value) ? value.map(plan).join(", ") : plain(value);
}

/** A plan that an administrator gave, or took away, until the end of a day. */
export function grant(value: unknown): string {
	return typeof value === "object" && value !== null && "plan" in value && "endsOn" in value
		? `${plan(value.plan)} until ${day(value.endsOn)}`
		: plain(value);
}

function instantOf(value: unknown): Date | null {
	const instant = new Date(typeof value === "number" || typeof value === "string" ? value : "");
	return Number.isNaN(instant.getTime()) ? null : instant;
}
