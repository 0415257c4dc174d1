import { type Inputs, type LoanPaid, roomsLet } from "../../base/inputs.ts";
import { type Pence, pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { peopleOf } from "../../base/use.ts";
import type { Assumptions } from "../../subjects/finance/assumptions.ts";
import { councilTaxOf, lettingCosts } from "../../subjects/finance/letting-costs.ts";
import { roomCostIds, roomCosts } from "../../subjects/finance/room-costs.ts";
import type { DealTerms } from "../../subjects/finance/terms.ts";
import { plainTerms } from "../../subjects/finance/terms.ts";

/** Who lives there and in which rooms, from which the terms follow. */
type Let = Pick<Inputs, "bedrooms" | "people" | "rooms" | "use"> &
	Partial<
		Pick<Inputs, "rentOf" | "owned" | "loanLeft" | "heldLoan" | "boughtFor" | "valueWhenLet">
	>;

/**
 * Starting terms of a year's sums, and the costs that differ by the room. A house in multiple occupation is let by the room with bills included unless its
 * rooms say otherwise, because its sums would otherwise lack bills. Unstated rooms are the bedrooms, else one for each person. A home let whole bears
 * council tax while it is empty. Source: Rule MONEY-5, Rule MONEY-6.
 */
export function startingTerms(
	stated: Let,
	nation: Nation,
	rent: Pence | null,
): DealTerms & Partial<Pick<Assumptions, "insurance" | "managementShare" | "interestRate">> {
	const rooms = roomsOf(stated);
	const { owned = false, loanLeft = null, boughtFor = null, valueWhenLet = null } = stated;
	const terms = {
		...{ ...plainTerms, isOwned: owned, loanLeft, boughtFor, valueWhenLet },
		...(owned ? paidOn(stated.heldLoan) : {}),
	};
	if (rooms === null) {
		return { ...terms, councilTax: councilTaxOf[nation].value };
	}
	const costs = roomCosts(rooms, Math.max(rooms, peopleOf(stated)), nation);
	return {
		...terms,
		rooms,
		roomRent: rent === null ? null : pence(Math.round(rent / rooms)),
		bills: roomCostIds.map((id) => ({ id, amount: costs[id] })),
		// Agents charge more here, and insurance is one of the bills.
		managementShare: lettingCosts.hmoManagementShare.value,
		insurance: pence(0),
		// Not counted now, but due while empty if the reader lets it whole instead.
		councilTax: councilTaxOf[nation].value,
	};
}

/** What is paid on a loan as it stands takes the place of a new loan's terms. */
function paidOn(
	loan: LoanPaid | undefined,
): Partial<Pick<Assumptions, "interestRate" | "repaymentYears">> {
	return {
		...(loan?.ratePercent == null ? {} : { interestRate: loan.ratePercent / 100 }),
		...(loan?.repaymentYears == null ? {} : { repaymentYears: loan.repaymentYears }),
	};
}

/** Changes the number of rooms of a home let by the room, with one person in each. Bills that equal the cost table follow; typed ones stay. */
export function withRooms(assumptions: Assumptions, rooms: number, nation: Nation): Assumptions {
	const count = assumptions.rooms ?? rooms;
	const [before, after] = [roomCosts(count, count, nation), roomCosts(rooms, rooms, nation)];
	return {
		...assumptions,
		rooms,
		bills: assumptions.bills.map(({ id, amount }) => ({
			id,
			amount: amount === before[id] ? after[id] : amount,
		})),
	};
}

/** Rooms let one by one; null of a home let whole. */
function roomsOf(stated: Let): number | null {
	const isByRoom = stated.rooms !== null || stated.rentOf === "room" || stated.use === "hmo";
	return isByRoom ? roomsLet(stated) : null;
}

/** Where the number of rooms comes from, in a sentence. */
export function roomsInWords({ rooms, bedrooms }: Inputs): string {
	if (rooms !== null) {
		return "You stated the rooms.";
	}
	return bedrooms ? "There are as many rooms as bedrooms." : "There are as many rooms as people.";
}
