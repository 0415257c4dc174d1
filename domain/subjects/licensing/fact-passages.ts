import type { IsoDate } from "../../base/calendar.ts";
import type { LicensingScheme } from "../../base/facts/scheme.ts";
import { type Pence, toPounds } from "../../base/money.ts";
import type { KeyPassage } from "./key-passages.ts";

/** Facts that a page can be searched for. */
export type SoughtFact = "designatedOn" | "start" | "end" | "fees" | "wardCodes";

/** Where a page states a fact of a row: the first passage for each of its pieces. */
export type FoundFact = {
	readonly fact: SoughtFact;
	readonly found: readonly KeyPassage[];
	/** Pieces not found on the page, which may word them otherwise or contradict them. */
	readonly missing: readonly string[];
};

type Sought = Pick<LicensingScheme, "designatedOn" | "start" | "end" | "fees">;

/**
 * Finds a row's facts among the passages of a page; facts that the row lacks are left out. Days match in any spelling, fees by amount, wards by name. A
 * fact that is not found is not contradicted: a page may say "for five years".
 */
export function factsOnPage(
	text: string,
	passages: readonly KeyPassage[],
	{ scheme, wardNames }: { readonly scheme: Sought; readonly wardNames: readonly string[] },
): FoundFact[] {
	const written = passages.map((passage) => ({
		passage,
		words: text.slice(passage.from, passage.to),
	}));
	const first = (kind: KeyPassage["kind"], says: (words: string) => boolean) =>
		written.find(({ passage, words }) => passage.kind === kind && says(words))?.passage ?? null;
	const look = <Piece>(
		fact: SoughtFact,
		pieces: readonly Piece[],
		find: (piece: Piece) => KeyPassage | null,
		wordsOf: (piece: Piece) => string,
	): FoundFact[] => {
		const places = pieces.map((piece) => ({ piece, place: find(piece) }));
		return pieces.length === 0
			? []
			: [
					{
						fact,
						found: places.flatMap(({ place }) => place ?? []),
						missing: places.flatMap(({ piece, place }) => (place ? [] : wordsOf(piece))),
					},
				];
	};
	const day = (fact: "designatedOn" | "start" | "end") =>
		look(
			fact,
			present(scheme[fact]),
			(sought) => first("day", (words) => dayOf(words) === sought),
			String,
		);
	const { single = null, hmo = null, accredited = null } = scheme.fees ?? {};
	return [
		...day("designatedOn"),
		...day("start"),
		...day("end"),
		...look(
			"fees",
			[single, hmo, accredited].flatMap(present),
			(fee) => first("fee", (words) => isAmount(words, fee)),
			(fee) => `£${toPounds(fee)}`,
		),
		...look(
			"wardCodes",
			wardNames,
			(name) => first("ward", (words) => plain(words) === plain(name)),
			String,
		),
	];
}

function present<Value>(value: Value | null): Value[] {
	return value === null ? [] : [value];
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/** Day named in a passage, in British order; null without a day or a year. */
export function dayOf(words: string): IsoDate | null {
	const iso = /^\d{4}-\d{2}-\d{2}$/.exec(words)?.[0];
	if (iso) {
		return iso;
	}
	const [, date, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/.exec(words) ?? [];
	if (date && month && year) {
		return isoDay(year, Number(month), date);
	}
	const name = /[A-Z][a-z]{2}/.exec(words)?.[0].toLowerCase() ?? "";
	const [written, of] = [/\b\d{1,2}(?!\d)/.exec(words)?.[0], /\d{4}/.exec(words)?.[0]];
	return written && of && months.includes(name)
		? isoDay(of, months.indexOf(name) + 1, written)
		: null;
}

function isoDay(year: string, month: number, date: string): IsoDate {
	return `${year.padStart(4, "20")}-${String(month).padStart(2, "0")}-${date.padStart(2, "0")}`;
}

function isAmount(words: string, fee: Pence): boolean {
	return Number(words.replaceAll(/[£,\s]/g, "")) === toPounds(fee);
}

/** Ward name normalised for comparison. */
function plain(name: string): string {
	return name
		.toLowerCase()
		.replaceAll(/['’‘]/g, "")
		.replaceAll("&", "and")
		.replaceAll(/[\s-]+/g, " ")
		.trim();
}
