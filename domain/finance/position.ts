import type { Pence } from "../money.ts";
import type { Nation } from "../nations/nation.ts";

/** Who lets the home, as far as tax hangs on it. Personal: never in an address, a log or a copied link (DECISIONS 4). */
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
