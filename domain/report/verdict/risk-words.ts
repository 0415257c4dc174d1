import { decisiveTax } from "../../finance/tax-cases.ts";
import type { Pence } from "../../money.ts";
import { type RiskWords, riskWords } from "../../score/bands.ts";
import type { ReportDocument } from "../document.ts";

type Judged = Pick<ReportDocument, "answer" | "verdict" | "energy" | "licensing" | "money">;

/**
 * Returns what a report prints beside its risk score, null without one. It is judged when it is printed and kept in no document, so that
 * a report which was sold with words of praise for a home that loses money is printed without them. Source: Rule SCORE-18.
 */
export function riskWordsOf(document: Judged): RiskWords | null {
	const { riskScore } = document.verdict;
	return riskScore === null ? null : riskWords(riskScore, letsAndPays(document));
}

/** By the answers of the report; of one that was made before they were asked, by what it holds. */
function letsAndPays(document: Judged): boolean {
	const { answer } = document;
	return answer === null
		? canBeLet(document) && pays(document)
		: answer.let.verdict === "yes" && answer.pays.verdict === "yes";
}

/**
 * Whether nothing forbids the letting, no licence or permission is needed or left open for the stated use, and the home's own
 * certificate, in its time, meets the standard in force where there is one.
 */
function canBeLet({
	verdict: { dealBreakers },
	energy: { certificate, standards },
	licensing: { matrix },
}: Judged): boolean {
	const stated = matrix.filter(({ isStated }) => isStated).flatMap(({ cells }) => cells);
	return (
		dealBreakers.length === 0 &&
		certificate !== null &&
		!certificate.expired &&
		stated.every(({ applies, verdict }) => !applies || verdict === "none_found") &&
		standards.every(({ status, met }) => status !== "in_force" || met === true)
	);
}

/**
 * Whether a year leaves money before tax and, of a higher-rate taxpayer or at the position stated, after it, with a flat's service charge counted, and
 * a lender's test is passed where there is a loan. Source: Rule MONEY-7.
 */
function pays({ money: { figures } }: Judged): boolean {
	const { year, lenders, tax, isBeforeServiceCharge } = figures;
	const [thisYear] = tax;
	const decisive = (thisYear && decisiveTax(thisYear)?.afterTax) ?? null;
	return (
		!isBeforeServiceCharge &&
		isPositive(year.cashFlow) &&
		isPositive(decisive) &&
		(!lenders.isNeeded || lenders.passes === true)
	);
}

function isPositive(amount: Pence | null): boolean {
	return amount !== null && amount > 0;
}
