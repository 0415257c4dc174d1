import { isKnown } from "../../../base/evidence.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import type { StartingHome } from "../../../judgement/money/starting-home.ts";
import { roomsInWords } from "../../../judgement/money/starting-terms.ts";
import { startingWhole } from "../../../judgement/money/starting-whole.ts";
import { fiveYearGrowth } from "../../../subjects/market/five-year-growth.ts";
import { assumptionLines } from "./money-lines.ts";
import type { MoneySection } from "./money-section.ts";

/** A year's money from editable assumptions: stated, else published, else usual figures. */
export function moneySection(assessment: Assessment): MoneySection {
	const { money, inputs, facts } = assessment;
	const { context, assumptions, figures, costs } = money;
	const lines = assumptionLines(
		money,
		{ ...costs, rooms: roomsInWords(inputs), use: inputs.use },
		{ assumptions, nation: context.nation, day: context.day },
	);
	const rentSource = lines.find(({ key }) => key === "rent")?.source ?? "";
	return {
		// Reports are passed on and positions are personal, so only the results of a position are included. Source: Rule TAX-6.
		context: { ...context, position: null, coOwners: [] },
		assumptions,
		lines,
		figures,
		priceGrowth: fiveYearGrowth(facts),
		letWhole: startingWhole(assessment, assumptions, rentSource),
		missing: missingInputsInWords(money),
	};
}

/** Why figures are missing; null when both price and rent are known. */
export function missingInputsInWords({ price, rent }: StartingHome): string | null {
	const gaps = [price, rent].filter((figure) => !isKnown(figure));
	if (gaps.length === 0) {
		return null;
	}
	const what = gaps.length > 1 ? "price and rent" : isKnown(price) ? "rent" : "price";
	const why = [...new Set(gaps.map(({ note }) => note))].filter((note) => note !== null);
	return [`Figures that need a ${what} are missing.`, ...why, "Put in your own."].join(" ");
}
