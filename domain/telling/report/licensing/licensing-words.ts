import type { LicenceKind } from "../../../base/licence.ts";
import type { Nation } from "../../../base/nation.ts";
import { dateInWords } from "../../../base/words.ts";
import { IN_THE_CLEAR, isInTheClear } from "../../../subjects/licensing/council-page.ts";
import { licensingLawOf } from "../../../subjects/licensing/licensing-law.ts";
import {
	type NationalExemptions,
	nationalExemptions,
} from "../../../subjects/licensing/national-exemptions.ts";
import { licenceKindInWords } from "../../../subjects/licensing/planning-law.ts";
import { NATIONAL_EXEMPTIONS } from "../../../subjects/licensing/scheme-words.ts";
import { mayNeed } from "../../../subjects/licensing/verdict.ts";
import type { LicensingSection } from "./licensing-section.ts";

type Scheme = LicensingSection["schemes"][number];
type Cell = LicensingSection["matrix"][number]["cells"][number];

/** Headings of the licensing chapter. */
export const licensingParts = {
	schemes: "Schemes this rests on",
	fees: "What the licence costs",
	exemptions: NATIONAL_EXEMPTIONS,
	penalties: "What letting without a licence can cost",
} as const;

/** Head of the column of uses, and what marks the one that the buyer stated. */
export const LET_TO = "Let to";
export const AS_STATED = "as you stated";

/** Said of a licence that has no bearing on a use. */
export const DOES_NOT_APPLY = "Does not apply";

/**
 * Whether a kind is planning, and whether its "not needed" comes from the law itself: for the mandatory licence, and for all where councils cannot make
 * schemes.
 */
export function natureOf(kind: LicenceKind, nation: Nation) {
	return {
		isPlanning: kind === "articleFour",
		isByLaw: kind === "mandatory" || !licensingLawOf(nation).councilsDesignate,
	};
}

/** Summaries by use, one sentence for each licence, in the order of the matrix. Sentences already given for an earlier use are left out. */
export function summariesByUse(matrix: LicensingSection["matrix"]): readonly (readonly Cell[])[] {
	const printed = new Set<string>();
	return matrix.map(({ cells }) =>
		cells
			.filter(({ applies }) => applies)
			.filter(({ summary }) => !printed.has(summary) && printed.add(summary)),
	);
}

/** Heads of the table of schemes. */
export const schemeColumns = {
	scheme: "Scheme",
	reach: "Council and reach",
	dates: "Dates",
	page: "Council’s page",
} as const;

/** Said where no scheme of the register reaches the home. */
export const NO_SCHEME = "We found no scheme that reaches this home. Ask the council to be sure.";

/** A register row by column. The page's link text is shown even without an address. */
export function schemeInWords({ council, coverage, start, end, url }: Scheme) {
	const from = start ? `From ${dateInWords(start)}` : "Start not known";
	return {
		reach: `${council}, ${coverage}`,
		dates: end ? `${from} to ${dateInWords(end)}` : `${from}, no end date given`,
		page: url ? `${council}’s page${isInTheClear(url) ? IN_THE_CLEAR : ""}` : "No page held",
	};
}

/** How old the register is. */
export function registerInWords({ registerAsOf }: Pick<LicensingSection, "registerAsOf">): string {
	return registerAsOf
		? `Register of schemes as of ${dateInWords(registerAsOf)}.`
		: "Our register of schemes gives no date.";
}

/** National exemptions from licences that the stated use needs or may need, each once, after the licence's name. */
export function exemptionsInWords(
	{ matrix }: Pick<LicensingSection, "matrix">,
	nation: Nation,
): readonly (NationalExemptions & { readonly kind: "selective" | "additional" })[] {
	const cells = matrix.filter(({ isStated }) => isStated).flatMap((row) => row.cells);
	return (["selective", "additional"] as const).flatMap((kind) => {
		const spared = nationalExemptions(kind, nation);
		const matters = cells.some(
			(cell) => cell.kind === kind && cell.applies && mayNeed(cell.verdict),
		);
		return spared && matters
			? [{ ...spared, kind, text: `${licenceKindInWords(kind, nation)}: ${spared.text}` }]
			: [];
	});
}
