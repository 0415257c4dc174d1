import { type Evidence, isKnown } from "../../../base/evidence.ts";
import { type Pence, pence } from "../../../base/money.ts";
import { percentInWords } from "../../../base/percent-in-words.ts";
import { poundsInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import type { StartingHome } from "../../../judgement/money/starting-home.ts";
import { roomsInWords } from "../../../judgement/money/starting-terms.ts";
import { startingWhole } from "../../../judgement/money/starting-whole.ts";
import type { MoneyFigures } from "../../../subjects/finance/calculate-money.ts";
import { beforeChargeInWords, beforeInWords } from "../../../subjects/finance/left-out.ts";
import { longRun, usualOutlook } from "../../../subjects/finance/long-run.ts";
import { fiveYearGrowth } from "../../../subjects/market/five-year-growth.ts";
import { assumptionLines } from "./money-lines.ts";
import type { MoneySection } from "./money-section.ts";

/** A year's money from assumptions that the reader may edit: what was stated, else what is published, else what is usual. */
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
		answer: moneyAnswer(money, figures),
		// A report is passed on, and a position is personal: what follows from it is told, the position itself is not. Source: Rule TAX-6.
		context: { ...context, position: null, coOwners: [] },
		assumptions,
		lines,
		figures,
		longRun: longRun(assumptions, usualOutlook, context),
		priceGrowth: fiveYearGrowth(facts),
		letWhole: startingWhole(assessment, assumptions, rentSource),
		missing: missingInputsInWords(money),
	};
}

/** Why there are gaps among the figures; null when both price and rent are there. */
export function missingInputsInWords({ price, rent }: StartingHome): string | null {
	const gaps = [price, rent].filter((figure) => !isKnown(figure));
	if (gaps.length === 0) {
		return null;
	}
	const what = gaps.length > 1 ? "price and rent" : isKnown(price) ? "rent" : "price";
	const why = [...new Set(gaps.map(({ note }) => note))].filter((note) => note !== null);
	return [`Figures that need a ${what} are missing.`, ...why, "Put in your own."].join(" ");
}

/** One sentence: the yield and what a year leaves, or what is missing for it. */
function moneyAnswer(home: StartingHome, figures: MoneyFigures): string {
	const { price, rent } = home;
	const { paying } = figures;
	if (!isKnown(price) && !isKnown(rent)) {
		return "Neither a price nor a rent is known here, so yield and cash flow are not known either.";
	}
	if (!isKnown(rent)) {
		const need =
			paying.rent === null
				? ""
				: `. At ${amountInWords(price)} it pays from ${poundsInWords(paying.rent)} a month${beforeChargeInWords(figures)}`;
		return `Without a rent, yield and cash flow are not known${need}.`;
	}
	if (!isKnown(price)) {
		const most =
			paying.price === null
				? ""
				: `. At ${amountInWords(rent, " a month")} it pays up to a price of ${poundsInWords(paying.price.price)}${beforeChargeInWords(figures)}`;
		return `Without a price, yield and cash flow are not known${most}.`;
	}
	return `${basisInWords(price, rent)} ${outcomeInWords(figures)}.`;
}

type KnownAmount = Evidence<Pence> & { readonly value: Pence };

/** Figures that are not the buyer's own say whose they are: once where both are of one place. */
function basisInWords(price: KnownAmount, rent: KnownAmount): string {
	const isTypical = price.basis !== "visitor" && rent.basis !== "visitor";
	return isTypical && price.place === rent.place
		? `At ${poundsInWords(rent.value)} a month and ${poundsInWords(price.value)}, typical of ${rent.place} and not of this home,`
		: `At ${amountInWords(rent, " a month")} and ${amountInWords(price)}`;
}

function amountInWords({ value, basis, place }: Evidence<Pence>, unit = ""): string {
	const amount = value === null ? "" : `${poundsInWords(value)}${unit}`;
	return basis === "visitor" ? amount : `${amount} (typical of ${place ?? "the area"})`;
}

function outcomeInWords(figures: MoneyFigures): string {
	const { grossYield, cashFlow } = figures.year;
	const yielding = grossYield === null ? [] : [`the gross yield is ${percentInWords(grossYield)}`];
	const leaving = cashFlow === null ? [] : [leftInWords(cashFlow, beforeInWords(figures))];
	return [...yielding, ...leaving].join(". ");
}

function leftInWords(cashFlow: Pence, before: string): string {
	const size = poundsInWords(pence(Math.abs(cashFlow)));
	const costs = "After voids, management, upkeep, other costs and interest";
	return cashFlow < 0
		? `${costs} a year falls about ${size} short ${before}`
		: `${costs} about ${size} a year is left ${before}`;
}
