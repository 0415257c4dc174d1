import { fromPounds, type Pence, pence } from "./money.ts";
import type { Nation } from "./nation.ts";
import { peopleOf, type Use } from "./use.ts";

/** Loan as a percentage of the price that may be stated; 0 is a purchase in cash. Source: Rule MONEY-2. */
export const loanPercents = [75, 60, 40, 0] as const;
export type LoanPercent = (typeof loanPercents)[number];

/** The loan of a visitor who states none. Source: Rule MONEY-2. */
export const DEFAULT_LOAN_PERCENT: LoanPercent = 75;

/** What a stated rent covers: the whole home, or one of its rooms. */
export const rentsOf = ["home", "room"] as const;
export type RentOf = (typeof rentsOf)[number];

/** The types that may be stated of a home. */
export const statedTypes = ["flat", "terraced", "semi_detached", "detached"] as const;
export type StatedType = (typeof statedTypes)[number];

/** Terms of a loan as it stands: percent a year, null where not stated; and whole years left of a repayment loan, null for interest only. */
export type LoanPaid = {
	readonly ratePercent: number | null;
	readonly repaymentYears: number | null;
};

/** What the visitor states about the home. These figures are returned and labelled as theirs. */
export type Inputs = {
	readonly use: Use;
	readonly bedrooms: number | null;
	/** Everyone who will live there; null stands for the fewest that the use implies. */
	readonly people: number | null;
	/** Rooms let one by one. */
	readonly rooms: number | null;
	/** Monthly rent of the whole home. A room's rent has already been multiplied by the rooms. */
	readonly rent: Pence | null;
	/** Whether the typed rent was for a room or the home; only returned, because `rent` already allows for it. */
	readonly rentOf: RentOf;
	/** Purchase price; for an owned home, its value today. */
	readonly price: Pence | null;
	/** Type of home where no certificate gives it, or gives a wrong one. */
	readonly type: StatedType | null;
	/** The visitor owns the home already: nothing is bought. */
	readonly owned: boolean;
	/** Loan left on an owned home; null where it is not stated, 0 where there is none. */
	readonly loanLeft: Pence | null;
	/** What is paid on that loan. Only kept homes state it; else the terms of a new loan count. */
	readonly heldLoan?: LoanPaid | undefined;
	readonly boughtFor: Pence | null;
	/** Value when it was first let, up to which a loan's interest counts. */
	readonly valueWhenLet: Pence | null;
	/** A year. */
	readonly serviceCharge: Pence | null;
	/** Percent of the price; null stands for `DEFAULT_LOAN_PERCENT`. */
	readonly loan: LoanPercent | null;
	/** The stated nation, where a place may lie in several. */
	readonly nation: Nation | null;
	/** The Broad Rental Market Area stated by the visitor. */
	readonly brma: string | null;
	/** House number as typed, for lists of streets that decide on a licence. */
	readonly houseNumber: string | null;
	/** An exemption from the minimum energy standard stands on the PRS Exemptions Register. */
	readonly exemption: boolean;
	/** Whether planning permission for use as a house in multiple occupation is held, or the home lawfully is one. */
	readonly planningPermission: boolean;
};

/** One household, nothing else stated. */
export const noInputs: Inputs = {
	use: "single",
	bedrooms: null,
	people: null,
	rooms: null,
	rent: null,
	rentOf: "home",
	price: null,
	type: null,
	owned: false,
	loanLeft: null,
	boughtFor: null,
	valueWhenLet: null,
	serviceCharge: null,
	loan: null,
	nation: null,
	brma: null,
	houseNumber: null,
	exemption: false,
	planningPermission: false,
};

/** Inputs in API form: amounts in pounds, absent where not stated. */
export type WireInputs = {
	readonly use: Use;
	readonly bedrooms?: number | undefined;
	readonly people?: number | undefined;
	readonly rooms?: number | undefined;
	readonly rent?: number | undefined;
	readonly rentOf: RentOf;
	readonly price?: number | undefined;
	readonly type?: StatedType | undefined;
	readonly owned: boolean;
	readonly loanLeft?: number | undefined;
	readonly heldLoan?: LoanPaid | undefined;
	readonly boughtFor?: number | undefined;
	readonly valueWhenLet?: number | undefined;
	readonly serviceCharge?: number | undefined;
	readonly loan?: LoanPercent | undefined;
	readonly nation?: Nation | undefined;
	readonly brma?: string | undefined;
	readonly houseNumber?: string | undefined;
	readonly exemption: boolean;
	readonly c4permission: boolean;
};

/** A visitor's inputs in internal units. */
export function statedInputs(stated: WireInputs): Inputs {
	return {
		use: stated.use,
		bedrooms: stated.bedrooms ?? null,
		people: stated.people ?? null,
		rooms: stated.rooms ?? null,
		rent: wholeRent(stated),
		rentOf: stated.rentOf,
		price: penceOf(stated.price),
		type: stated.type ?? null,
		owned: stated.owned,
		loanLeft: penceOf(stated.loanLeft),
		...(stated.heldLoan ? { heldLoan: stated.heldLoan } : {}),
		boughtFor: penceOf(stated.boughtFor),
		valueWhenLet: penceOf(stated.valueWhenLet),
		serviceCharge: penceOf(stated.serviceCharge),
		loan: stated.loan ?? null,
		nation: stated.nation ?? null,
		brma: stated.brma ?? null,
		houseNumber: stated.houseNumber ?? null,
		exemption: stated.exemption,
		planningPermission: stated.c4permission,
	};
}

/** Whether both figures that decide a year are the visitor's own: rent and price, or rent and loan left for an owned home. Source: Rule ACCESS-6. */
export function areFiguresStated({
	rent,
	price,
	owned,
	loanLeft,
}: Pick<Inputs, "rent" | "price" | "owned" | "loanLeft">): boolean {
	return rent !== null && (owned ? loanLeft : price) !== null;
}

/** Lowest plausible price of a home, and the largest plausible share of it for a year's rent. Beyond them a figure is a typing error. */
const LEAST_PRICE = fromPounds(1_000);
const MOST_RENT_OF_PRICE = 0.5;

/** A stated figure that is implausible: a price near zero, or a monthly rent that looks like a year's; null where neither is. Source: Rule MONEY-13. */
export function implausibleFigure({
	rent,
	price,
}: Pick<Inputs, "rent" | "price">): "rent" | "price" | null {
	if (price !== null && price < LEAST_PRICE) {
		return "price";
	}
	return rent !== null && price !== null && 12 * rent > price * MOST_RENT_OF_PRICE ? "rent" : null;
}

/** Rooms that are let one by one: those stated, else the bedrooms, else one for each person. Source: Rule MONEY-6. */
export function roomsLet({
	rooms,
	bedrooms,
	people,
	use,
}: Pick<Inputs, "rooms" | "bedrooms" | "people" | "use">): number {
	return rooms ?? (bedrooms || peopleOf({ use, people }));
}

/** The rent as it was typed: a room's where it was stated for a room. */
export function rentAsTyped(inputs: RentedRooms): Pence | null {
	const { rent, rentOf } = inputs;
	return rent !== null && rentOf === "room" ? pence(Math.round(rent / roomsLet(inputs))) : rent;
}

type RentedRooms = Pick<Inputs, "rent" | "rentOf" | "rooms" | "bedrooms" | "people" | "use">;

/** A month's rent of the whole home, in pence: a room's times the rooms. */
function wholeRent(stated: WireInputs): Pence | null {
	const { use, rent, rentOf, rooms = null, bedrooms = null, people = null } = stated;
	const times = rentOf === "room" ? roomsLet({ use, rooms, bedrooms, people }) : 1;
	return rent === undefined ? null : fromPounds(rent * times);
}

function penceOf(pounds: number | undefined): Pence | null {
	return pounds === undefined ? null : fromPounds(pounds);
}
