import { cashFlowInWords } from "../../base/amounts-in-words.ts";
import { isKnown } from "../../base/evidence.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { fromPounds, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { round } from "../../base/statistics.ts";
import { nextTaxYear, taxYearOf } from "../../base/tax-year.ts";
import { dateInWords, poundsInWords } from "../../base/words.ts";
import { beforeChargeInWords, beforeInWords } from "../../subjects/finance/left-out.ts";
import { allowedInWords } from "../../subjects/finance/lender-words.ts";
import { decisiveTax } from "../../subjects/finance/tax-cases.ts";
import { yearLoss } from "../../subjects/finance/year-loss.ts";
import { officialRentOf } from "../money/starting-home.ts";
import { plainRisk, type Risk, type RiskedHome, type RiskSource, sourceOfFigure } from "./risk.ts";

/** A stated rent this many times the official mean is worth a question. */
const HIGH_RENT = 1.2;
/** Gross yield in percent below which the method gives less than half of the yield's points. */
const LOW_YIELD = 5;

/** What the sums put at risk. Pounds come from stated figures alone: typical ones are not this home's. Source: Rule RISK-4. */
export function moneyRisks(home: RiskedHome): Risk[] {
	const found = areFiguresStated(home.inputs)
		? [loss(home), lenders(home), rateRise(home), taxRise(home), rentAboveOfficial(home)]
		: [];
	return [...found, lowYield(home), lowDemand(home)].filter((risk) => risk !== null);
}

/** What follows from the reader's own figures. */
const own: RiskSource = { name: "Your figures", asOf: null };

type MoneyRisk = Pick<Risk, "id" | "certainty" | "headline" | "detail"> & Partial<Risk>;

function moneyRisk(risk: MoneyRisk): Risk {
	return { ...plainRisk, effect: "yearly", amountFrom: "stated", source: own, ...risk };
}

/** A loss before tax; else one that tax makes of what is left, at the higher rate or at the position stated. */
function loss({ money: { figures } }: RiskedHome): Risk | null {
	const { cashFlow } = figures.year;
	if (cashFlow === null) {
		return null;
	}
	const beforeTax = yearLoss(figures);
	if (beforeTax !== null) {
		const { paying } = figures;
		const pays =
			paying.rent === null
				? ""
				: ` It pays from a rent of ${poundsInWords(paying.rent)} a month${beforeChargeInWords(figures)}.`;
		return moneyRisk({
			id: "negative_cash_flow",
			certainty: "certain",
			headline: `The letting loses money ${beforeInWords(figures)}`,
			detail: `With the price and rent you state, the letting ${cashFlowInWords(cashFlow)} ${beforeInWords(figures, "income tax")}.${pays}`,
			amount: beforeTax.amount,
		});
	}
	const [thisYear] = figures.tax;
	const afterTax = afterTaxOf(thisYear);
	return afterTax !== null && afterTax < 0
		? moneyRisk({
				id: "tax_above_cash_flow",
				certainty: "likely",
				headline: `It loses money after tax at ${thisYear?.position ? "your income" : "the higher rate"}`,
				detail: `${thisYear?.position ? "At the position stated the" : "For a higher-rate taxpayer the income"} tax takes more than the cash flow: after it the letting ${cashFlowInWords(afterTax)}.`,
				amount: pence(-afterTax),
			})
		: null;
}

function afterTaxOf(year: RiskedHome["money"]["figures"]["tax"][number] | undefined) {
	return (year && decisiveTax(year)?.afterTax) ?? null;
}

/** How far the loan is above the largest that any row of the lender table allows. */
function lenders({ money }: RiskedHome): Risk | null {
	const { loan } = money.figures.year;
	const { passes, deciding } = money.figures.lenders;
	const largest = deciding?.largestLoan ?? null;
	if (passes !== false || loan === null || !deciding || largest === null) {
		return null;
	}
	return moneyRisk({
		id: "no_lender",
		effect: "loan",
		certainty: "certain",
		headline: "No lender's test that we hold is passed",
		detail: `No lender whose test we hold allows this loan. ${allowedInWords(deciding, loan)}`,
		amount: pence(loan - largest),
	});
}

/** A point more of interest. */
function rateRise({ money: { figures } }: RiskedHome): Risk | null {
	const { loan } = figures.year;
	if (loan === null || loan === 0) {
		return null;
	}
	const amount = pence(Math.round(loan / 100));
	return moneyRisk({
		id: "rate_rise",
		certainty: "possible",
		headline: "A loan rate one point higher costs more",
		detail: `A loan rate one point higher costs ${poundsInWords(amount)} a year more.`,
		amount,
	});
}

/** A year: what is less is in the table of the tax, and nobody decides by it. */
const LEAST_RISE = fromPounds(50);

/** How much more tax is due in the next tax year than in this one, at the higher rate. */
function taxRise({ money: { figures }, day }: RiskedHome): Risk | null {
	const [now, next] = figures.tax;
	const [before, after] = [afterTaxOf(now), afterTaxOf(next)];
	const { from } = nextTaxYear(taxYearOf(day));
	if (before === null || after === null || before - after < LEAST_RISE) {
		return null;
	}
	const amount = pence(before - after);
	return moneyRisk({
		id: "tax_rise",
		certainty: "certain",
		headline: `Tax rises from ${dateInWords(from)}`,
		detail: `From ${dateInWords(from)} the tax on this letting is ${poundsInWords(amount)} a year higher.`,
		amount,
		by: from,
	});
}

/** A stated rent well above the official mean of its bedrooms, whatever the use; by the room the whole home's is the measure. */
function rentAboveOfficial({ inputs, market }: RiskedHome): Risk | null {
	const official = officialRentOf(market);
	if (inputs.rent === null || !isKnown(official) || inputs.rent <= official.value * HIGH_RENT) {
		return null;
	}
	return moneyRisk({
		id: "rent_above_official",
		certainty: "possible",
		headline:
			inputs.use === "single"
				? "Your rent is well above the official mean"
				: "Your rent is well above the official mean of a whole home",
		detail: `The rent you state, ${poundsInWords(inputs.rent)} a month, is well above the official mean of ${poundsInWords(official.value)}${official.place === null ? "" : ` in ${official.place}`}. That counts long-standing tenancies too.`,
		amount: pence(12 * (inputs.rent - official.value)),
		amountFrom: "published",
		source: sourceOfFigure(official),
	});
}

function lowYield({ market: { grossYield } }: RiskedHome): Risk | null {
	return isKnown(grossYield) && round(grossYield.value, 1) < LOW_YIELD
		? moneyRisk({
				id: "low_yield",
				certainty: "likely",
				headline: `A low gross yield: ${percentInWords(grossYield.value)}`,
				detail: `The gross yield is low, ${percentInWords(grossYield.value)}: the score gives it less than half of its points.`,
				source: sourceOfFigure(grossYield),
			})
		: null;
}

function lowDemand({ market: { demand } }: RiskedHome): Risk | null {
	return isKnown(demand) && demand.value === "Low"
		? moneyRisk({
				id: "low_demand",
				certainty: "possible",
				headline: "Published indicators of demand are low here",
				detail: `Published indicators say that demand${demand.place === null ? "" : ` in ${demand.place}`} is low beside the nation's other councils.`,
				source: sourceOfFigure(demand),
			})
		: null;
}
