import { fromPounds, type Pence } from "./money.ts";
import type { Nation } from "./nation.ts";
import type { Use } from "./use.ts";

/** What share of the price may be stated as the loan, in percent; 0 is a purchase in cash. Source: Rule MONEY-2. */
export const loanPercents = [75, 60, 40, 0] as const;
export type LoanPercent = (typeof loanPercents)[number];

/** The loan of a visitor who states none. Source: Rule MONEY-2. */
export const DEFAULT_LOAN_PERCENT: LoanPercent = 75;

/** What the visitor states about the home. Their own figures are echoed and labelled as theirs. */
export type Inputs = {
	readonly use: Use;
	readonly bedrooms: number | null;
	/** Everyone who will live there; null counts as the use says. */
	readonly people: number | null;
	/** Rooms let one by one. */
	readonly rooms: number | null;
	/** A month. */
	readonly rent: Pence | null;
	readonly price: Pence | null;
	/** A year. */
	readonly serviceCharge: Pence | null;
	/** Percent of the price; null stands for `DEFAULT_LOAN_PERCENT`. */
	readonly loan: LoanPercent | null;
	/** Where a place may lie in several, the one stated. */
	readonly nation: Nation | null;
	/** The Broad Rental Market Area that the visitor says the home lies in. */
	readonly brma: string | null;
	/** The house number, as it is typed, where a list of streets decides on a licence. */
	readonly houseNumber: string | null;
	/** An exemption from the minimum energy standard stands on the PRS Exemptions Register. */
	readonly exemption: boolean;
	/** Planning permission for use as a house in multiple occupation is held, or it lawfully is one already. */
	readonly planningPermission: boolean;
};

/** One household, nothing else stated. */
export const noInputs: Inputs = {
	use: "single",
	bedrooms: null,
	people: null,
	rooms: null,
	rent: null,
	price: null,
	serviceCharge: null,
	loan: null,
	nation: null,
	brma: null,
	houseNumber: null,
	exemption: false,
	planningPermission: false,
};

/** Inputs as they come over the wire: amounts in pounds, what is not stated absent. */
type WireInputs = {
	readonly use: Use;
	readonly bedrooms?: number | undefined;
	readonly people?: number | undefined;
	readonly rooms?: number | undefined;
	readonly rent?: number | undefined;
	readonly price?: number | undefined;
	readonly serviceCharge?: number | undefined;
	readonly loan?: LoanPercent | undefined;
	readonly nation?: Nation | undefined;
	readonly brma?: string | undefined;
	readonly houseNumber?: string | undefined;
	readonly exemption: boolean;
	readonly c4permission: boolean;
};

/** What a visitor stated, in the product's own units. */
export function statedInputs(stated: WireInputs): Inputs {
	return {
		use: stated.use,
		bedrooms: stated.bedrooms ?? null,
		people: stated.people ?? null,
		rooms: stated.rooms ?? null,
		rent: penceOf(stated.rent),
		price: penceOf(stated.price),
		serviceCharge: penceOf(stated.serviceCharge),
		loan: stated.loan ?? null,
		nation: stated.nation ?? null,
		brma: stated.brma ?? null,
		houseNumber: stated.houseNumber ?? null,
		exemption: stated.exemption,
		planningPermission: stated.c4permission,
	};
}

/** Whether rent and price are both the visitor's: one alone counts for nothing. Source: Rule ACCESS-6. */
export function areFiguresStated({ rent, price }: Pick<Inputs, "rent" | "price">): boolean {
	return rent !== null && price !== null;
}

function penceOf(pounds: number | undefined): Pence | null {
	return pounds === undefined ? null : fromPounds(pounds);
}
