import { type Evidence, isKnown } from "../../base/evidence.ts";
import { typeLabels } from "../../base/facts/home-type.ts";
import type { Pence } from "../../base/money.ts";
import type { JudgedPaying } from "./paying-findings.ts";
import { rateInWords } from "./paying-words.ts";

/** What is marked on the scale. `stated`: the reader's own figure; `published`: a mean of the place. */
export type ScaleMark = {
	readonly label: string;
	/** Pence. */
	readonly amount: number;
	readonly of: "stated" | "published";
};

/**
 * The second answer's own scale, of what is not stated: the price, once it is typed the rent, of an owned home the loan. Its zones are the grades: it pays at the higher
 * rate too, at the decisive one alone, or not. Amounts are pence; a month's of a rent.
 */
export type PayingScale = {
	readonly unit: "price" | "rent" | "loan";
	/** Up to which, of a rent from which, it pays after the tax that decides. */
	readonly decisive: number;
	/** The same at the higher rate; null where owners are stated, and where it never does. */
	readonly atHigherRate: number | null;
	/** "At 20% tax"; of owners stated "Yes". */
	readonly zone: string;
	readonly marks: readonly ScaleMark[];
	/** Of a price: homes of each type, pence. */
	readonly byType: readonly {
		readonly label: string;
		/** Null where no price pays. */
		readonly ceiling: number | null;
		readonly average: number;
	}[];
};

/** Returns the scale of a home; null where nothing is solved. */
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
			return [...stated("your price", inputs.price), ...published("average", market.averagePrice)];
	}
}
