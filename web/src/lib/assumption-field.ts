import { fromPounds, pence, toPounds } from "#domain/base/money.ts";
import { fieldValue, limitsOf, mayBeUnknown } from "#domain/subjects/finance/assumption-fields.ts";
import type { AssumptionLine } from "#domain/subjects/finance/assumption-line.ts";
import type { Assumptions } from "#domain/subjects/finance/assumptions.ts";
import { typedAmount } from "#domain/subjects/listing/typed-amount.ts";
import { formatPounds } from "./format.ts";
import { readNumber, withoutSigns } from "./read-number.ts";

/** An assumption that can be edited, and the unit it is typed in. */
type AssumptionField = Pick<AssumptionLine, "key" | "unit">;

/** What was typed, in pence, as a fraction or a count, or why it cannot be calculated with. */
export type ParsedAssumption =
	| { readonly ok: true; readonly value: number }
	| { readonly ok: false; readonly reason: string };

/** An assumption as it stands in its field: "180000", "4.85", or nothing where it is not known. */
export function assumptionText({ key, unit }: AssumptionField, assumptions: Assumptions): string {
	const value = fieldValue(assumptions, key);
	if (value === null) {
		return "";
	}
	switch (unit) {
		case "percent":
			return String(Number((value * 100).toFixed(4)));
		case "rooms":
		case "years":
			return String(value);
		default:
			return String(value / 100);
	}
}

/** Like `readAssumption`, but an empty text means "not known" where the assumption allows that. */
export function readAssumptionOrNone(
	field: AssumptionField,
	typed: string,
): ParsedAssumption | { readonly ok: true; readonly value: null } {
	return withoutSigns(typed) === "" && mayBeUnknown(field.key)
		? { ok: true, value: null }
		: readAssumption(field, typed);
}

/** Reads what was typed in the field of an assumption: an amount as people type money, else a number. */
export function readAssumption({ key, unit }: AssumptionField, typed: string): ParsedAssumption {
	switch (unit) {
		case "percent":
			return readShare(key, readNumber(typed));
		case "rooms":
		case "years":
			return readCount(key, unit, readNumber(typed));
		case "pounds":
			return readPounds(key, typedAmount(typed, "once"));
		case "pounds a month":
			return readPounds(key, typedAmount(typed, "month"));
		case "pounds a year":
			return readPounds(key, typedAmount(typed, "year"));
	}
}

function readShare(key: AssumptionField["key"], percent: number | null): ParsedAssumption {
	const most = limitsOf(key).most * 100;
	return percent === null || percent > most
		? { ok: false, reason: `Enter a percentage from 0 to ${most}` }
		: { ok: true, value: Number((percent / 100).toFixed(6)) };
}

function readCount(
	key: AssumptionField["key"],
	unit: "rooms" | "years",
	count: number | null,
): ParsedAssumption {
	const { least, most } = limitsOf(key);
	return count === null || !Number.isInteger(count) || count < least || count > most
		? { ok: false, reason: `Enter ${least} to ${most} ${unit}` }
		: { ok: true, value: count };
}

function readPounds(key: AssumptionField["key"], pounds: number | null): ParsedAssumption {
	if (pounds === null) {
		return { ok: false, reason: "Enter an amount in pounds" };
	}
	const most = toPounds(pence(limitsOf(key).most));
	if (pounds > most) {
		return { ok: false, reason: `Enter ${formatPounds(most)} or less` };
	}
	const amount = fromPounds(pounds);
	return isAboveNothing(key) && amount === 0
		? { ok: false, reason: "Enter an amount above £0" }
		: { ok: true, value: amount };
}

/** No home costs nothing, and none is let for nothing. */
function isAboveNothing(key: AssumptionField["key"]): boolean {
	return key === "price" || key === "rent" || key === "roomRent";
}
