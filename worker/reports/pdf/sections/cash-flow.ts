import type { CashFlow } from "#domain/finance/cash-flow.ts";
import { isShort } from "#domain/report/words/money-words.ts";
import { type YearLine, yearOfLetting } from "#domain/report/words/year-of-letting.ts";
import type { BarRow } from "../charts/bars.ts";
import { colours } from "../look.ts";

/** A year of the letting from rent to cash flow, a bar a line. */
export function cashFlowRows(year: CashFlow): BarRow[] {
	return yearOfLetting(year).map((line) => ({
		...line,
		colour: colourOf(line),
		isStrong: line.kind !== "out",
	}));
}

function colourOf({ kind, amount }: YearLine): string {
	if (kind === "out") {
		return colours.amberMark;
	}
	return isShort(amount) ? colours.redMark : colours.accent;
}
