import { fromPounds, type Pence } from "../../base/money.ts";
import { upperFirst } from "../../base/sentence.ts";
import { type Amount, amountsIn, yearly } from "./listed-amount.ts";

/** The floor area of a home as a portal states it. */
export type ListedSize = {
	/** "sqft", "sqm", "sq. ft". */
	readonly unit: string | null;
	readonly minimum: number | null;
	readonly maximum: number | null;
};

const SQUARE_METRES_IN_A_SQUARE_FOOT = 0.092903;
/** Square metres. Below it is a placeholder or a room, above it an estate. */
const areas = { least: 10, most: 2_000 };
/** Years. Leases as long as this exist. */
const LONGEST_LEASE = 9_999;
/** Pounds a year. More is a misplaced decimal point; less is a share of the home's value in an amount's field. */
const CHEAPEST_YEAR = 1;
const DEAREST_YEAR = 100_000;
/** As many as a visitor may state. */
export const MOST_BEDROOMS = 20;

const tenures: readonly [RegExp, string][] = [
	[/^share of (?:the )?freehold/i, "Share of freehold"],
	[/^leasehold/i, "Leasehold"],
	[/^freehold/i, "Freehold"],
	[/^commonhold/i, "Commonhold"],
	[/^feuhold/i, "Feuhold"],
];

/** Years left, from a number or "92 years remaining". Null for "125 years from 2004", which is the original term, and for 0. */
export function listedLease(stated: string | number | null): number | null {
	const [, figure] =
		/^\s*(?:approx\.? |circa |about )?(\d{1,5})(?: ?(?:years?|yrs))?(?: (?:left|remaining|unexpired))?\.?\s*$/i.exec(
			String(stated ?? ""),
		) ?? [];
	const years = Number(figure ?? 0);
	return years >= 1 && years <= LONGEST_LEASE ? years : null;
}

/** Pence a year, from pounds a year or "£120 per month". 0 is an empty field, not a charge of £0. */
export function listedCharge(stated: string | number | null): Pence | null {
	const text = String(stated ?? "").trim();
	const amounts = amountsIn(/^\d/.test(text) ? `£${text}` : text);
	const [amount] = amounts;
	const isOfAnotherTime = amount?.every === null && OTHER_TIME.test(text);
	return amount && amounts.length === 1 && !isOfAnotherTime && !SHARE.test(text)
		? chargeAYear(amount)
		: null;
}

/** A share of the home's value, or a rate per unit; neither is a yearly amount. */
export const SHARE = /%|\bper ?cent\b|\bper (?:sq|m2|m²|£|1,?000)|\/ ?sq/i;
/** A period that an adjacent amount may refer to. */
const OTHER_TIME =
	/\b(?:half|six|6|three|3|two|2)[ -]?(?:year|month)|\b(?:bi|semi)-?(?:annual|ennial)|\btwice\b|\bbiennial|\bquarter|\bmonth|\bweek|\bterm\b|\bdays?\b/i;

/** Pence a year; null for zero and for implausible amounts. Without a period it counts as a year's. */
export function chargeAYear(amount: Amount): Pence | null {
	const pounds = yearly(amount);
	return pounds >= CHEAPEST_YEAR && pounds <= DEAREST_YEAR ? fromPounds(pounds) : null;
}

/** One letter, from "B" or "Council tax band: B". */
export function listedBand(stated: string | null): string | null {
	const [, band] =
		/^(?:council tax)? ?(?:band)?[ :-]{0,3}([A-I])$/i.exec((stated ?? "").trim()) ?? [];
	return band?.toUpperCase() ?? null;
}

/** Whole square metres. A range of sizes is that of several homes. */
export function listedArea(sizes: readonly ListedSize[]): number | null {
	const metres = sizes.map(squareMetres).filter((size) => size !== null);
	const exact = metres.find((size) => !size.isConverted) ?? metres[0];
	const area = Math.round(exact?.area ?? 0);
	return area >= areas.least && area <= areas.most ? area : null;
}

function squareMetres({ unit, minimum, maximum }: ListedSize) {
	const size = minimum ?? maximum;
	const isRange = minimum !== null && maximum !== null && minimum !== maximum;
	const [, scale] = /^sq(?:uare)?[._ ]*(f|m)/i.exec(unit ?? "") ?? [];
	if (size === null || isRange || !scale) {
		return null;
	}
	const isConverted = scale.toLowerCase() === "f";
	return { isConverted, area: isConverted ? size * SQUARE_METRES_IN_A_SQUARE_FOOT : size };
}

export function listedTenure(stated: string | null): string | null {
	const words = (stated ?? "").replaceAll("_", " ").trim();
	const isEither = /freehold/i.test(words) && /leasehold/i.test(words);
	return isEither ? null : (tenures.find(([start]) => start.test(words))?.[1] ?? null);
}

/** 0 is right for a studio; for any other home it means an unfilled field. */
export function listedBedrooms(stated: number | null, title: string): number | null {
	const [, titled] = /\b(\d{1,2})[ -]?bed/i.exec(title) ?? [];
	const isStudio = /\bstudio\b/i.test(title);
	const count = stated || Number(titled ?? 0);
	const isCount = Number.isInteger(count) && count <= MOST_BEDROOMS;
	return isCount && (count > 0 || (count === 0 && isStudio)) ? count : null;
}

/** A word or two such as "Terraced", which a portal may also write "semi_detached". */
export function listedType(stated: string | null): string | null {
	const words = (stated ?? "").replaceAll("_", " ").trim();
	const isKnown = /^\p{L}[\p{L} /&'’-]{1,39}$/u.test(words) && !/^(?:un|not )/i.test(words);
	return isKnown ? upperFirst(words) : null;
}
