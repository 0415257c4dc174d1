import { isKnown } from "../../base/evidence.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { isInCash } from "../../subjects/finance/beside-bank-rate.ts";
import { afterTaxOfOwners } from "../../subjects/finance/tax-cases.ts";
import type { RiskedHome } from "../risks/risk.ts";
import { type PayingGrade, type StatedYear, statedGrade, unstatedGrade } from "./paying-grade.ts";

/** The facts of a home behind the second answer. */
export type JudgedPaying = Pick<RiskedHome, "inputs" | "market" | "facts" | "money">;

/** Grades a letting by what is stated of it. */
export function payingGrade(home: JudgedPaying): PayingGrade {
	const { inputs, money } = home;
	const year = statedYear(home);
	if (year !== null) {
		return statedGrade(year);
	}
	const { paysAt } = money;
	const isPriceStated = !inputs.owned && inputs.price !== null;
	const solved = inputs.owned
		? paysAt.largestLoan
		: isPriceStated
			? paysAt.rentNeeded
			: paysAt.ceiling;
	return unstatedGrade({
		isPriceStated,
		isRoomRentMissing: isRoomRentMissing(home),
		isRentKnown: isKnown(paysAt.rent),
		isSolved: solved.decisive !== null,
	});
}

/** Whether a home let by the room, as every house in multiple occupation is, has no typed rent. Official rents are never for rooms. */
export function isRoomRentMissing({ inputs, money }: Pick<JudgedPaying, "inputs" | "money">) {
	return money.assumptions.rooms !== null && inputs.rent === null;
}

/** Whether one household would have to pay more than the mean rent of homes with four or more bedrooms. */
export function isOutOfReach({ inputs, money }: JudgedPaying): boolean {
	const { rentNeeded, highestMean } = money.paysAt;
	return (
		inputs.use === "single" &&
		money.assumptions.rooms === null &&
		rentNeeded.decisive !== null &&
		highestMean !== null &&
		rentNeeded.decisive > highestMean
	);
}

/** The year by the reader's own figures: rent and price, or rent and loan left for an owned home; null while one is missing. */
function statedYear({ inputs, money }: JudgedPaying): StatedYear | null {
	const { year, tax, lenders, isBeforeServiceCharge, besideBankRate } = money.figures;
	const [thisYear] = tax;
	if (
		!areFiguresStated(inputs) ||
		year.cashFlow === null ||
		year.yearlyRent === null ||
		!thisYear
	) {
		return null;
	}
	return {
		rent: year.yearlyRent,
		beforeTax: year.cashFlow,
		afterTax: afterTaxOfOwners(thisYear),
		atHigherRate: thisYear.position ? null : afterTaxOfOwners(thisYear, "higher"),
		isBeforeCharge: isBeforeServiceCharge,
		isRefusedLoan: lenders.passes === false,
		inCash: isInCash(money.assumptions) ? besideBankRate : null,
	};
}
