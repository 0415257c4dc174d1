import type { IsoDate } from "../../base/calendar.ts";
import { BAND_C } from "../../base/facts/band.ts";
import type { Certificate } from "../../base/facts/certificate.ts";
import type { Facts } from "../../base/facts/facts.ts";
import { unwrap } from "../../base/facts/source-answer.ts";
import { isExpired } from "./current-certificates.ts";

/** Of a postcode's homes whose current certificate gives points, the number at band C or better. */
export type HomesAtC = { readonly reached: number; readonly of: number };

/** The homes of a postcode that reach band C already; null where no certificate gives points. */
export function homesAtC(facts: Facts, day: IsoDate): HomesAtC | null {
	const points = currentDetails(facts, day).flatMap(({ points }) => points ?? []);
	return points.length === 0
		? null
		: { reached: points.filter((each) => each >= BAND_C).length, of: points.length };
}

/** Valid certificates of a postcode with more than the band. */
export function currentDetails({ live }: Facts, day: IsoDate): readonly Certificate[] {
	const answer = unwrap(live.certificates);
	const valid = answer?.summaries.filter((summary) => !isExpired(summary, day)) ?? [];
	const numbers = new Set(valid.map(({ number }) => number));
	return answer?.details.filter(({ number }) => numbers.has(number)) ?? [];
}

/**
 * "4 of 7 already reach C; for the other 3: £600 to £23,000". `printed` counts the homes below C whose certificates print a cost; `range` spans those
 * costs, null where none is printed.
 */
export function homesAtCInWords(
	{ reached, of }: HomesAtC,
	{ range, printed }: { readonly range: string | null; readonly printed: number },
): string {
	const others = of - reached;
	const already = `${reached} of ${of} already ${reached === 1 ? "reaches" : "reach"} C`;
	if (others === 0 || range === null) {
		return already;
	}
	const which = others === 1 ? "the other" : `the other ${others}`;
	return `${already}; for ${printed < others ? `${printed} of ` : ""}${which}: ${range}`;
}
