import { isPerPerson } from "./let-in-part.ts";
import { amountsIn, monthly, yearly } from "./listed-amount.ts";

/** What an amount is for: a rent a month, a charge a year, or a price, which is paid once. */
export type AmountPer = "month" | "year" | "once";

/** Digits in whole groups of three, at most two behind the point unless thousands or millions follow, then a time. */
const TYPED =
	/^(?!£.*£)£? ?(?<figure>(?:\d{1,3}(?:[, ]\d{3}){1,2}|\d{1,9})(?:\.\d{1,3})?|\.\d{1,2})\.? ?(?<times>(?:million|thousand|grand|mn|m|k)(?![a-z]))? ?£? ?(?<after>(?:(?:(?:per|every|each|a|\/) ?)?4 ?-?w|[a-z/])[a-z. /-]*)?$/i;
/** "£1,200 pcm (£277 pw)": the same once more, for another time. */
const TWICE = /^([^()]+) ?\(([^()]+)\)$/;
/** Tolerance for an amount given twice, because one of the two may be rounded. */
const ROUNDED = 0.005;
/** Words for a period that mean the same as others. */
const EACH_TIME = /^(?:each|every|p\/) ?(?=month|w(?:ee)?k|quarter|year|4|four)/i;
const MONTH = /^(?:\/ ?|per |a )m(?:o|n?th)\b\.?/i;
/** Characters of what anybody types. */
const LONGEST = 40;

/**
 * Pounds from typed text: "£1,250", "1,200 pcm", "180k", "£1.2m", "£300 pw". Another period is converted to the field's, to the penny. Null for invalid
 * text, one person's share, and a price by the month.
 */
export function typedAmount(typed: string, per: AmountPer): number | null {
	const plain = typed.trim().slice(0, LONGEST).normalize("NFKC").replaceAll(/\s+/g, " ");
	const [, first, second] = TWICE.exec(plain) ?? [];
	if (first !== undefined && second !== undefined) {
		return agreed(typedAmount(first, per), typedAmount(second, per));
	}
	const { figure = "", times = "", after: printed = "" } = TYPED.exec(plain)?.groups ?? {};
	const after = printed.replace(EACH_TIME, "per ").replace(MONTH, "per month");
	const isThousandth = /\.\d{3}$/.test(figure) && times === "";
	if (figure === "" || isThousandth || isPerPerson(after)) {
		return null;
	}
	const number = figure.replaceAll(/[, ]/g, "").replace(/^\./, "0.");
	const [amount] = amountsIn(`£${number}${times.replace(/thousand|grand/i, "k")} ${after}`);
	if (!amount || (after !== "" && (amount.every === null || per === "once"))) {
		return null;
	}
	const pounds =
		per === "month" ? monthly(amount) : per === "year" ? yearly(amount) : amount.pounds;
	return Number(pounds.toFixed(2));
}

function agreed(one: number | null, other: number | null): number | null {
	return one !== null && other !== null && Math.abs(one - other) <= one * ROUNDED ? one : null;
}

/** The same as digits for an address or a call. Invalid text is passed on as typed, for the receiver to refuse. */
export function amountText(typed: string, per: AmountPer): string {
	const amount = typedAmount(typed, per);
	if (amount === null) {
		return typed.trim();
	}
	return Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
}
