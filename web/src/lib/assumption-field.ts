import { assumptionLimits } from "#domain/finance/assumption-limits.ts";
import type { Assumptions } from "#domain/finance/assumptions.ts";
import { fromPounds, pence, toPounds } from "#domain/money.ts";
import type { AssumptionLine } from "#domain/report/money/money-section.ts";
import { formatPounds } from "./format.ts";

/** An assumption that can be edited, and the unit it is typed in. */
type AssumptionField = Pick<AssumptionLine, "key" | "unit">;

/** What was typed, in pence or as a fraction, or why it cannot be calculated with. */
export type ParsedAssumption =
	| { readonly ok: true; readonly value: number }
	| { readonly ok: false; readonly reason: string };

/** An assumption as it stands in its field: "180000", "4.85", or nothing where it is not known. */
export function assumptionText({ key, unit }: AssumptionField, assumptions: Assumptions): string {
	const value = assumptions[key];
	if (value === null) {
		return "";
	}
	return String(unit === "percent" ? Number((value * 100).toFixed(4)) : value / 100);
}

/** Reads what was typed in the field of an assumption. "£", "%", commas and spaces are overlooked. */
export function readAssumption({ key, unit }: AssumptionField, typed: string): ParsedAssumption {
	const plain = withoutSigns(typed);
	const number = /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
	return unit === "percent" ? readShare(number) : readPounds(key, number);
}

/** Whether nothing was typed but signs and spaces. */
export function isBlank(typed: string): boolean {
	return withoutSigns(typed) === "";
}

/** Whether an assumption may be not known: price, rent and the service charge of a flat. */
export function mayBeUnknown(key: AssumptionField["key"]): boolean {
	return isAboveNothing(key) || key === "serviceCharge";
}

/** No home costs nothing, and none is let for nothing. */
function isAboveNothing(key: AssumptionField["key"]): boolean {
	return key === "price" || key === "rent";
}

function withoutSigns(typed: string): string {
	return typed.replace(/[£%,\s]/g, "");
}

function readShare(percent: number | null): ParsedAssumption {
	return percent === null || percent > 100
		? { ok: false, reason: "Enter a percentage from 0 to 100" }
		: { ok: true, value: Number((percent / 100).toFixed(6)) };
}

function readPounds(key: AssumptionField["key"], pounds: number | null): ParsedAssumption {
	if (pounds === null) {
		return { ok: false, reason: "Enter an amount in pounds" };
	}
	const most = toPounds(pence(assumptionLimits[key].most));
	if (pounds > most) {
		return { ok: false, reason: `Enter ${formatPounds(most)} or less` };
	}
	const amount = fromPounds(pounds);
	return isAboveNothing(key) && amount === 0
		? { ok: false, reason: "Enter an amount above £0" }
		: { ok: true, value: amount };
}
