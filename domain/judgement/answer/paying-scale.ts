import { type Evidence, isKnown } from "../../base/evidence.ts";
import { homeInWords, typeLabels } from "../../base/facts/home-type.ts";
import type { Pence } from "../../base/money.ts";
import { averagePriceOf } from "../money/starting-home.ts";
import type { PayingScale, ScaleMark } from "./answer.ts";
import type { JudgedPaying } from "./paying-findings.ts";
import { rateInWords } from "./paying-words.ts";

/** The scale of a home; null where there is no figure to solve for. */
export function payingScale(home: JudgedPaying): PayingScale | null {
	const { inputs, money } = home;
	const { paysAt } = money;
	const isRent = !inputs.owned && inputs.price !== null && inputs.rent === null;
	const unit = inputs.owned ? "loan" : isRent ? "rent" : "price";
	const solved = { price: paysAt.ceiling, rent: paysAt.rentNeeded, loan: paysAt.largestLoan }[unit];
	if (solved.decisive === null) {
		return null;
	}
	const isOwnerStated = money.context.position != null;
	return {
		unit,
		decisive: solved.decisive,
		atHigherRate: isOwnerStated ? null : solved.atHigherRate,
		zone: isOwnerStated ? "Yes" : `At ${rateInWords(home, "basic")} tax`,
		marks: marksOn(unit, home),
		byType:
			unit === "price"
				? paysAt.byType.map(({ type, ceiling, average }) => ({
						label: typeLabels[type],
						ceiling,
						average,
					}))
				: [],
	};
}

function averageLabel({ ofStatedType }: JudgedPaying["market"]): string {
	return ofStatedType ? `average ${homeInWords[ofStatedType.type]}` : "average";
}

function marksOn(unit: PayingScale["unit"], { inputs, money, market }: JudgedPaying): ScaleMark[] {
	const stated = (label: string, amount: Pence | null): ScaleMark[] =>
		amount === null ? [] : [{ label, amount, of: "stated" }];
	const published = (label: string, figure: Evidence<Pence>): ScaleMark[] =>
		isKnown(figure) ? [{ label, amount: figure.value, of: "published" }] : [];
	switch (unit) {
		case "loan":
			return stated("your loan", inputs.loanLeft);
		case "rent":
			return published("mean", money.paysAt.rent);
		case "price":
			return [
				...stated("your price", inputs.price),
				...published(averageLabel(market), averagePriceOf(market)),
			];
	}
}
