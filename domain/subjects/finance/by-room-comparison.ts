import { type Pence, pence } from "../../base/money.ts";
import { withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import { lettingYear } from "./cash-flow.ts";
import { leftOutOf } from "./left-out.ts";
import { letWhole } from "./let-whole.ts";

/** A year of one way of letting; costs are amounts to take away. Null where rent or price is not known. */
export type LetYear = {
	readonly rent: Pence | null;
	/** Without the insurance that stands among them. */
	readonly bills: Pence;
	readonly management: Pence | null;
	readonly insurance: Pence;
	readonly licence: Pence;
	/** Empty periods, upkeep, charges, checks and the loan. */
	readonly others: Pence | null;
	/** Before tax. */
	readonly cashFlow: Pence | null;
	/** Costs that are not known, as they are named within a sentence. */
	readonly leftOut: readonly string[];
};

/** A home let by the room beside the same home let whole. */
export type ByRoomComparison = {
	readonly byRoom: LetYear;
	readonly whole: LetYear;
	/** What letting by the room leaves more in a year; null where either is not known. */
	readonly difference: Pence | null;
};

/** The same home let whole, as far as it is not known from its rooms. */
type Whole = {
	/** A month. */
	readonly rent: Pence | null;
	/** A year's, of a home let to one household. */
	readonly licenceFee: Pence;
};

/**
 * Sets a year of a home let by the room beside a year of the same home let whole at another rent. Price, loan, upkeep and checks are the same; the
 * council tax that falls to the landlord while the home is empty is the bill that he pays by the room. Null of a home that is let whole. Source: Rule MONEY-5.
 */
export function byRoomComparison(stated: Assumptions, whole: Whole): ByRoomComparison | null {
	const assumptions = withinLimits(stated);
	if (assumptions.rooms === null) {
		return null;
	}
	const councilTax = assumptions.bills.find(({ id }) => id === "council_tax");
	const byRoom = letYear(assumptions);
	const asWhole = letYear({
		...assumptions,
		...letWhole(assumptions),
		rent: whole.rent,
		licenceFee: whole.licenceFee,
		councilTax: councilTax ? councilTax.amount : assumptions.councilTax,
	});
	const isKnown = byRoom.cashFlow !== null && asWhole.cashFlow !== null;
	return {
		byRoom,
		whole: asWhole,
		difference: isKnown ? pence((byRoom.cashFlow ?? 0) - (asWhole.cashFlow ?? 0)) : null,
	};
}

function letYear(assumptions: Assumptions): LetYear {
	const { yearlyRent, management, bills, cashFlow } = lettingYear(assumptions);
	const amongBills =
		assumptions.rooms === null
			? 0
			: (assumptions.bills.find(({ id }) => id === "insurance")?.amount ?? 0);
	const insurance = pence(assumptions.insurance + amongBills);
	const shown = {
		rent: yearlyRent,
		bills: pence(bills - amongBills),
		management,
		insurance,
		licence: assumptions.licenceFee,
		cashFlow,
		leftOut: leftOutOf(assumptions),
	};
	const named = shown.bills + insurance + shown.licence;
	const isKnown = yearlyRent !== null && management !== null && cashFlow !== null;
	return {
		...shown,
		others: isKnown ? pence(yearlyRent - management - named - cashFlow) : null,
	};
}
