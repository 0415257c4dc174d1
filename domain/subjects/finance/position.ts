import type { IsoDate } from "../../base/calendar.ts";
import type { Pence } from "../../base/money.ts";
import type { Nation } from "../../base/nation.ts";
import { poundsInWords } from "../../base/words.ts";

/** Who lets the home, as far as tax depends on it. Personal: never in an address, a log or a copied link (Rule TAX-6). */
export type Position = {
	/** Yearly income besides this letting, before tax: a person's work and pensions, a company's other profits. */
	readonly incomePence: Pence;
	/** Where the person lives: income tax follows the person, not the home. */
	readonly nation: Nation;
	/** Of the ownership, as a fraction. */
	readonly share: number;
	/** Whether a company owns the home. */
	readonly company: boolean;
};

/** Whose tax is calculated, and from which day. */
export type TaxContext = {
	/** Of the home. */
	readonly nation: Nation;
	readonly day: IsoDate;
	/** Null means tax for the three bands. */
	readonly position?: Position | null;
	/** Further owners besides `position`, each taxed on their share alone. */
	readonly coOwners?: readonly Position[] | undefined;
};

/** "£35,000 a year besides this letting, living in England, 50% of the ownership". Shown only to whoever stated it. */
export function positionInWords({ incomePence, nation, share, company }: Position): string {
	const income = `${poundsInWords(incomePence)} a year besides this letting`;
	const who = company ? "held by a company" : `living in ${nation}`;
	return `${income}, ${who}, ${Math.round(share * 100)}% of the ownership`;
}
