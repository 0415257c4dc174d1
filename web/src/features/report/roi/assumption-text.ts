import { assumptionLimits } from "#domain/finance/assumption-limits.ts";
import type { Assumptions } from "#domain/finance/assumptions.ts";
import { fromPounds, pence, toPounds } from "#domain/money.ts";
import type { AssumptionLine } from "#domain/report/money-section.ts";
import { formatPounds } from "#web/lib/format.ts";

type Key = AssumptionLine["key"];

export type Reading =
	| { readonly ok: true; readonly assumptions: Assumptions }
	| { readonly ok: false; readonly reason: string };

/** An assumption as it stands in its field: "180000", "4.85", or nothing where it is not known. */
export function assumptionText({ key, unit }: AssumptionLine, assumptions: Assumptions): string {
	const value = assumptions[key];
	if (value === null) {
		return "";
	}
	return String(unit === "percent" ? Number((value * 100).toFixed(4)) : value / 100);
}

/** The assumptions with what was typed in place of one, or why that cannot be reckoned with. Price and rent may be left empty. */
export function readAssumption(
	{ key, unit }: Pick<AssumptionLine, "key" | "unit">,
	typed: string,
	assumptions: Assumptions,
): Reading {
	const plain = typed.replace(/[£%,\s]/g, "");
	if (plain === "" && mayBeUnknown(key)) {
		return { ok: true, assumptions: { ...assumptions, [key]: null } };
	}
	const number = /^\d+(\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : null;
	return unit === "percent"
		? readShare(key, number, assumptions)
		: readPounds(key, number, assumptions);
}

function readShare(key: Key, percent: number | null, assumptions: Assumptions): Reading {
	if (percent === null || percent > 100) {
		return { ok: false, reason: "Enter a percentage from 0 to 100" };
	}
	const share = Number((percent / 100).toFixed(6));
	return { ok: true, assumptions: { ...assumptions, [key]: share } };
}

function readPounds(key: Key, pounds: number | null, assumptions: Assumptions): Reading {
	if (pounds === null) {
		return { ok: false, reason: "Enter an amount in pounds" };
	}
	const most = toPounds(pence(assumptionLimits[key].most));
	if (pounds > most) {
		return { ok: false, reason: `Enter ${formatPounds(most)} or less` };
	}
	const amount = fromPounds(pounds);
	return mayBeUnknown(key) && toPounds(amount) === 0
		? { ok: false, reason: "Enter an amount above £0" }
		: { ok: true, assumptions: { ...assumptions, [key]: amount } };
}

function mayBeUnknown(key: Key): boolean {
	return key === "price" || key === "rent";
}
