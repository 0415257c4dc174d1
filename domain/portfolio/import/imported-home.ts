import type { Inputs } from "../../base/inputs.ts";
import type { HeldLoan, HeldPapers, KeptHome } from "../kept-home.ts";
import type { NamedShare } from "./read-cells.ts";

/** What a row states of a home; what it does not state is absent, so that a kept home keeps its own. */
export type ImportedHome = {
	/** As typed, without the postcode; empty where the row has a postcode alone. */
	readonly address: string;
	/** With its space. */
	readonly postcode: string;
	readonly certificate: string | null;
	readonly stated: Partial<
		Pick<
			KeptHome,
			"reference" | "building" | "group" | "tenure" | "standing" | "tenancyFrom" | "rentRaisedOn"
		>
	>;
	readonly inputs: Partial<Inputs>;
	readonly loan: Partial<HeldLoan>;
	readonly held: Partial<HeldPapers>;
	/** Empty where the row names none. */
	readonly owners: readonly NamedShare[];
};

/** A cell that could not be read, with the reason in words. Its column is as printed. */
export type CellRefusal = {
	readonly column: string;
	readonly cell: string;
	readonly reason: string;
};

/** A cell of a column that is not used: kept as it is, so that nothing is lost. */
export type UnreadCell = { readonly column: string; readonly cell: string };

/** What came of a row. Source: Rule HOMES-13. */
export type ReadRow = {
	/** In the file, from 1. */
	readonly row: number;
	/** `read`: all of it; `review`: a home, but a cell was refused; `refused`: nothing says where the home is. */
	readonly state: "read" | "review" | "refused";
	/** Null where the row is refused. */
	readonly home: ImportedHome | null;
	readonly refusals: readonly CellRefusal[];
	readonly unread: readonly UnreadCell[];
};
