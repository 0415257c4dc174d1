import type { IsoDate } from "../../base/calendar.ts";
import type { Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { poundsInWords } from "../../base/words.ts";

/** Who lets the home, as far as tax hangs on it. Personal: never in an address, a log or a copied link (Rule TAX-6). */
export type Position = {
	/** A year's income besides this letting, before tax: of a person from work and pensions, of a company its other profits. */
	readonly incomePence: Pence;
	/** Where the person lives: income tax follows the person, not the home. */
	readonly nation: Nation;
	/** Of the ownership, as a fraction. */
	readonly share: number;
	/** Whether a company owns the home. */
	readonly company: boolean;
};

/** Whose tax it is, and from which day on. */
export type TaxContext = {
	/** Of the home. */
	readonly nation: Nation;
	readonly day: IsoDate;
	/** Where none is stated, tax is that of the three bands. */
	readonly position?: Position | null;
	/** Whoever owns the home beside the position stated: each is taxed on their share alone. */
	readonly coOwners?: readonly Position[] | undefined;
};

/** "£35,000 a year besides this letting, living in England, 50% of the ownership": told to whoever stated it alone. */
export function positionInWords({ incomePence, nation, share, company }: Position): string {
	const income = `${poundsInWords(incomePence)} a year besides this letting`;
	const who = company ? "held by a company" : `living in ${nation}`;
	return `${income}, ${who}, ${Math.round(share * 100)}% of the ownership`;
}
