import type { InterestCover } from "../../finance/interest-cover.ts";
import type { Tone } from "../../tone.ts";
import { NOT_KNOWN } from "../../words.ts";
import { coverOr, limitOr } from "../words/amounts.ts";
import { coverInWords, rateInWords } from "./money-in-words.ts";

/** The rent over the interest, at both rates. */
export function interestCoverInWords({ atPayRate, atStress, stressRate }: InterestCover): string {
	return `Rent over interest is ${coverOr(atPayRate, "not known")} at the rate you pay, and ${coverOr(atStress, "not known")} at ${rateInWords(stressRate)}, the rate lenders test at.`;
}

/** Heads of the table of lenders' tests. */
export const coverColumns = {
	borrower: "Borrower",
	asked: "Cover asked",
	loan: "Largest loan",
	result: "Result",
} as const;

/** The lenders' tests in the words of their columns. */
export function coverLines({ tests }: InterestCover) {
	return tests.map(({ borrower, cover, passes, largestLoan }) => ({
		borrower,
		asked: coverInWords(cover),
		loan: limitOr(largestLoan),
		result: passLook(passes),
	}));
}

/** What the thresholds are worth. */
export const COVER_NOTE = "Typical thresholds: each lender sets its own, and the rate it tests at.";

function passLook(passes: boolean | null): { readonly tone: Tone; readonly word: string } {
	if (passes === null) {
		return { tone: "grey", word: NOT_KNOWN };
	}
	return passes ? { tone: "green", word: "Passes" } : { tone: "red", word: "Falls short" };
}
