import type { InterestCover } from "#domain/finance/interest-cover.ts";
import { poundsOr, shareInWords } from "../amounts.ts";
import { type } from "../look.ts";
import { mark } from "../mark.ts";
import { below, type Strip } from "../strip.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** Whether the rent covers the interest as lenders ask, and the largest loan at which it would; nothing without a rent. */
export function interestCover(cover: InterestCover): readonly Strip[] {
	if (cover.tests.every(({ largestLoan }) => largestLoan === null)) {
		return [];
	}
	return [
		...paragraph(
			`Rent over interest is ${times(cover.atPayRate)} at the rate you pay, and ${times(cover.atStress)} at ${shareInWords(cover.stressRate)}, the rate lenders test at.`,
		).map((each) => ({ ...each, withNext: true })),
		...table({
			columns: [
				{ title: "Borrower", share: 0.4 },
				{ title: "Cover asked", share: 0.17, isNumber: true },
				{ title: "Largest loan", share: 0.21, isNumber: true },
				{ title: "Result", share: 0.22 },
			],
			rows: cover.tests.map(({ borrower, cover: asked, passes, largestLoan }) => ({
				cells: [
					borrower,
					shareInWords(asked),
					poundsOr(largestLoan),
					(width) => passMark(passes, width),
				],
			})),
		}),
		...below(
			4,
			paragraph("Typical thresholds: each lender sets its own, and the rate it tests at.", {
				style: type.small,
			}),
		),
	];
}

function passMark(passes: boolean | null, width: number): readonly Strip[] {
	if (passes === null) {
		return mark("Not known", { tone: "grey", sign: "question", width });
	}
	return passes
		? mark("Passes", { tone: "green", sign: "check", width })
		: mark("Falls short", { tone: "red", sign: "alert", width });
}

function times(cover: number | null): string {
	return cover === null ? "not known" : shareInWords(Math.round(cover * 100) / 100);
}
