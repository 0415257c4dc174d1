import type { Assessment } from "../../assess.ts";
import { isKnown } from "../../evidence.ts";
import { type Assumptions, startingAssumptions } from "../../finance/assumptions.ts";
import { calculateMoney } from "../../finance/calculate-money.ts";
import { moneyAnswer } from "./money-answer.ts";
import { assumptionLines } from "./money-lines.ts";
import type { MoneyContext, MoneySection } from "./money-section.ts";
import { startingEnergyWorks, startingLicenceFee } from "./starting-costs.ts";
import { type StartingHome, startingHome } from "./starting-home.ts";

/** A year's money from assumptions that the reader may edit: what was stated, else what is published, else what is usual. */
export function moneySection(assessment: Assessment): MoneySection {
	const { facts, inputs, day } = assessment;
	const home = startingHome(assessment);
	const costs = {
		licenceFee: startingLicenceFee(assessment),
		energyWorks: startingEnergyWorks(assessment),
	};
	const assumptions: Assumptions = {
		...startingAssumptions({ price: home.price.value, rent: home.rent.value }),
		licenceFee: costs.licenceFee.value,
		energyWorks: costs.energyWorks.value,
	};
	const context: MoneyContext = { nation: facts.place.nation, use: inputs.use, day };
	const figures = calculateMoney(assumptions, context);
	return {
		answer: moneyAnswer(home, figures),
		context,
		assumptions,
		lines: assumptionLines(home, { ...costs, use: inputs.use }),
		figures,
		missing: missingInWords(home),
	};
}

/** Why there are gaps among the figures; null when both price and rent are there. */
function missingInWords({ price, rent }: StartingHome): string | null {
	const gaps = [price, rent].filter((figure) => !isKnown(figure));
	if (gaps.length === 0) {
		return null;
	}
	const what = gaps.length > 1 ? "price and rent" : isKnown(price) ? "rent" : "price";
	const why = [...new Set(gaps.map(({ note }) => note))].filter((note) => note !== null);
	return [`Figures that need a ${what} are missing.`, ...why, "Put in your own."].join(" ");
}
