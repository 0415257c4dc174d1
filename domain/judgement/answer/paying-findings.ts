import { isKnown } from "../../base/evidence.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { afterTaxOfOwners } from "../../subjects/finance/tax-cases.ts";
import type { RiskedHome } from "../risks/risk.ts";
import { type PayingGrade, type StatedYear, statedGrade, unstatedGrade } from "./paying-grade.ts";

/** What of a home the second answer is made from. */
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

/** Let by the room, as every house in multiple occupation is, without a rent that was typed: no official rent is of rooms. */
export function isRoomRentMissing({ inputs, money }: Pick<JudgedPaying, "inputs" | "money">) {
	return money.assumptions.rooms !== null && inputs.rent === null;
}

/** One household would have to pay more than homes with four bedrooms and more let for on average. */
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

/** The year by the reader's own figures: rent and price, of an owned home rent and the loan left; null while one is missing. */
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
		inCash: besideBankRate,
	};
}
