import { type Pence, pence } from "../../base/money.ts";
import { withinLimits } from "./assumption-limits.ts";
import type { Assumptions } from "./assumptions.ts";
import { lettingYear } from "./cash-flow.ts";
import { leftOutOf } from "./left-out.ts";
import { letWhole } from "./let-whole.ts";

/** Yearly result of one way of letting; costs are positive amounts to subtract. Null where rent or price is unknown. */
export type LetYear = {
	readonly rent: Pence | null;
	/** Without insurance, although it is one of them. */
	readonly bills: Pence;
	readonly management: Pence | null;
	readonly insurance: Pence;
	readonly licence: Pence;
	/** Empty periods, upkeep, charges, checks and the loan. */
	readonly others: Pence | null;
	/** Before tax. */
	readonly cashFlow: Pence | null;
	/** Unknown costs, worded for use within a sentence. */
	readonly leftOut: readonly string[];
};

/** A home let by the room beside the same home let whole. */
export type ByRoomComparison = {
	readonly byRoom: LetYear;
	readonly whole: LetYear;
	/** How much more letting by the room leaves in a year; null where either is unknown. */
	readonly difference: Pence | null;
};

/** What is needed to let the same home whole, beyond what its rooms tell. */
type Whole = {
	/** A month. */
	readonly rent: Pence | null;
	/** Yearly fee for a home let to one household. */
	readonly licenceFee: Pence;
};

/**
 * Compares a year of a home let by the room with one of the same home let whole at another rent. Price, loan, upkeep and checks are the same; council tax
 * while it is empty is the bill paid by the room. Null for a home let whole. Source: Rule MONEY-5.
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
