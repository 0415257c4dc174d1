import { type RiskWords, riskWords } from "../score/bands.ts";
import type { ReportDocument } from "./document.ts";

type Judged = Pick<ReportDocument, "verdict" | "energy" | "money">;

/**
 * Returns what a report prints beside its risk score, null without one. It is judged when it is printed and kept in no document, so that
 * a report which was sold with words of praise for a home that loses money is printed without them. Source: DECISIONS 1.
 */
export function riskWordsOf(document: Judged): RiskWords | null {
	const { riskScore } = document.verdict;
	return riskScore === null ? null : riskWords(riskScore, canBeLet(document) && pays(document));
}

/** Whether nothing forbids the letting and the home's own certificate, in its time, meets the standard in force where there is one. */
function canBeLet({
	verdict: { dealBreakers },
	energy: { certificate, standards },
}: Judged): boolean {
	return (
		dealBreakers.length === 0 &&
		certificate !== null &&
		!certificate.expired &&
		standards.every(({ status, met }) => status !== "in_force" || met === true)
	);
}

/** Whether a year leaves money before tax, and a lender's test is passed. */
function pays({ money: { figures } }: Judged): boolean {
	const { year, cover } = figures;
	return year.cashFlow !== null && year.cashFlow > 0 && cover.tests.some(({ passes }) => passes);
}
