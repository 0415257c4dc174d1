import { poundsOr, rateInWords } from "../../../base/amounts-in-words.ts";
import { upperFirst } from "../../../base/sentence.ts";
import { useInWords } from "../../../base/use.ts";
import { countInWords, NOT_KNOWN, poundsInWords } from "../../../base/words.ts";
import type { Assumptions } from "../../../subjects/finance/assumptions.ts";
import type { MoneyContext, MoneyFigures } from "../../../subjects/finance/calculate-money.ts";
import type { Owners } from "../../../subjects/finance/owners.ts";
import type { Position } from "../../../subjects/finance/position.ts";

/** Said once on the sheet. */
export const BROKER_SHEET_NOTE =
	"Facts, rules and sums, and no advice. A broker or lender decides by their own rules.";

type Sums = {
	readonly assumptions: Assumptions;
	readonly figures: Pick<MoneyFigures, "year">;
	readonly context: Pick<MoneyContext, "use">;
	readonly owners: Owners;
};

/** A broker's first questions about a loan, line by line, and the borrower where the reader wants that shown. */
export function brokerLines({
	assumptions,
	figures: { year },
	context,
	owners,
}: Sums): readonly { readonly label: string; readonly text: string }[] {
	const { isOwned, isPortfolio, interestRate } = assumptions;
	return [
		{ label: isOwned ? "Worth today" : "Price", text: poundsOr(assumptions.price) },
		{ label: isOwned ? "Loan on it" : "Loan asked", text: loanInWords(assumptions, year.loan) },
		...(year.loan === 0
			? []
			: [
					{ label: "Rate", text: `${rateInWords(interestRate)}, ${fixedInWords(assumptions)}` },
					{ label: "Paid back", text: paidBackInWords(assumptions) },
				]),
		{ label: "Money put in", text: poundsOr(year.moneyIn) },
		{ label: "Rent a month", text: rentInWords(assumptions) },
		{ label: "Let to", text: upperFirst(useInWords[context.use]) },
		...owners.flatMap((owner, at) => ownerLines(owner, owners.length > 1 ? at + 1 : null)),
		...(isPortfolio ? [{ label: "Other lettings", text: "Four or more mortgaged" }] : []),
	];
}

function loanInWords(
	{ price, arrangementFee, isFeeAdded, isOwned }: Assumptions,
	loan: MoneyFigures["year"]["loan"],
): string {
	if (loan === null || loan === 0) {
		return loan === 0 ? "None: bought in cash" : NOT_KNOWN;
	}
	const share =
		price === null
			? ""
			: `, ${rateInWords(loan / price)} of ${isOwned ? "its worth" : "the price"}`;
	const fee = isFeeAdded && arrangementFee > 0 ? ", with the arrangement fee" : "";
	return `${poundsInWords(loan)}${share}${fee}`;
}

function fixedInWords({ product }: Assumptions): string {
	switch (product) {
		case "two_year":
			return "fixed for two years";
		case "five_year":
			return "fixed for five years";
		case null:
			return "how long it is fixed is not settled";
	}
}

function paidBackInWords({ repaymentYears }: Assumptions): string {
	return repaymentYears === null
		? "Interest only"
		: `Month by month, over ${countInWords(repaymentYears, "year")}`;
}

function rentInWords({ rooms, roomRent, rent }: Assumptions): string {
	return rooms === null
		? poundsOr(rent)
		: `${countInWords(rooms, "room")} at ${poundsOr(roomRent)}`;
}

function ownerLines({ company, nation, share, incomePence }: Position, which: number | null) {
	const label = which === null ? "Borrower" : `Borrower ${which}`;
	const part = share === 1 ? "" : `, ${Math.round(share * 100)}% of the home`;
	const text = company ? "A company" : `A person living in ${nation}${part}`;
	const income = { label: `${label}: other income a year`, text: poundsInWords(incomePence) };
	return [{ label, text }, ...(company ? [] : [income])];
}
