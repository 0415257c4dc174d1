import { cashFlowInWords } from "../../base/amounts-in-words.ts";
import { isKnown } from "../../base/evidence.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { round } from "../../base/statistics.ts";
import { nextTaxYear, taxYearOf } from "../../base/tax-year.ts";
import { dateInWords, poundsInWords } from "../../base/words.ts";
import { beforeChargeInWords, beforeInWords } from "../../subjects/finance/left-out.ts";
import { allowedInWords } from "../../subjects/finance/lender-words.ts";
import { decisiveTax } from "../../subjects/finance/tax-cases.ts";
import { yearLoss } from "../../subjects/finance/year-loss.ts";
import { type Risk, type RiskedHome, type RiskSource, sourceOfFigure } from "./risk.ts";

/** A stated rent this many times the official mean is worth a question. */
const HIGH_RENT = 1.2;
/** Gross yield in percent below which the method gives less than half of the yield's points. */
const LOW_YIELD = 5;

/** What the sums put at risk. Pounds come from stated figures alone: typical ones are not this home's. Source: Rule RISK-4. */
export function moneyRisks(home: RiskedHome): Risk[] {
	const found = areFiguresStated(home.inputs)
		? [...losses(home), lenders(home), rateRise(home), taxRise(home), rentAboveOfficial(home)]
		: [];
	return [...found, lowYield(home), lowDemand(home)].filter((risk) => risk !== null);
}

/** What follows from the reader's own figures. */
const own: RiskSource = { name: "Your figures", asOf: null };

type MoneyRisk = Pick<Risk, "id" | "certainty" | "headline" | "detail" | "amount"> & Partial<Risk>;

function moneyRisk(risk: MoneyRisk): Risk {
	return { effect: "yearly", flag: null, amountFrom: "stated", by: null, source: own, ...risk };
}

/** A loss before tax; else one that tax makes of what is left, at the higher rate or at the position stated. */
function losses({ money: { figures } }: RiskedHome): (Risk | null)[] {
	const { cashFlow } = figures.year;
	if (cashFlow === null) {
		return [];
	}
	const loss = yearLoss(figures);
	if (loss !== null) {
		const { paying } = figures;
		const pays =
			paying.rent === null
				? ""
				: ` It pays from a rent of ${poundsInWords(paying.rent)} a month${beforeChargeInWords(figures)}.`;
		return [
			moneyRisk({
				id: "negative_cash_flow",
				certainty: "certain",
				headline: `The letting loses money ${beforeInWords(figures)}`,
				detail: `With the price and rent you state, the letting ${cashFlowInWords(cashFlow)} ${beforeInWords(figures, "income tax")}.${pays}`,
				amount: loss.amount,
			}),
		];
	}
	const [thisYear] = figures.tax;
	const afterTax = decisive(thisYear)?.afterTax ?? null;
	return [
		afterTax !== null && afterTax < 0
			? moneyRisk({
					id: "tax_above_cash_flow",
					certainty: "likely",
					headline: `It loses money after tax at ${thisYear?.position ? "your income" : "the higher rate"}`,
					detail: `${thisYear?.position ? "At the position stated the" : "For a higher-rate taxpayer the income"} tax takes more than the cash flow: after it the letting ${cashFlowInWords(afterTax)}.`,
					amount: pence(-afterTax),
				})
			: null,
	];
}

function decisive(year: RiskedHome["money"]["figures"]["tax"][number] | undefined) {
	return year ? decisiveTax(year) : null;
}

/** How far the loan is above the largest that any row of the lender table allows. */
function lenders({ money }: RiskedHome): Risk | null {
	const { year, lenders: tests } = money.figures;
	const { deciding } = tests;
	const largest = deciding?.largestLoan ?? null;
	if (
		money.figures.lenders.passes !== false ||
		year.loan === null ||
		!deciding ||
		largest === null
	) {
		return null;
	}
	return moneyRisk({
		id: "no_lender",
		effect: "loan",
		certainty: "certain",
		headline: "No lender's test that we hold is passed",
		detail: `No lender whose test we hold allows this loan. ${allowedInWords(deciding, year.loan)}`,
		amount: pence(year.loan - largest),
	});
}

/** A point more of interest. */
function rateRise({ money: { figures } }: RiskedHome): Risk | null {
	const { loan } = figures.year;
	return loan === null || loan === 0
		? null
		: moneyRisk({
				id: "rate_rise",
				certainty: "possible",
				headline: "A loan rate one point higher costs more",
				detail: `A loan rate one point higher costs ${poundsInWords(pence(Math.round(loan / 100)))} a year more.`,
				amount: pence(Math.round(loan / 100)),
			});
}

/** A year: what is less is in the table of the tax, and nobody decides by it. */
const LEAST_RISE = fromPounds(50);

/** How much more tax is due in the next tax year than in this one, at the higher rate. */
function taxRise({ money: { figures }, day }: RiskedHome): Risk | null {
	const [now, next] = figures.tax;
	const [before, after] = [decisive(now)?.afterTax, decisive(next)?.afterTax];
	const { from } = nextTaxYear(taxYearOf(day));
	if (before == null || after == null || before - after < LEAST_RISE) {
		return null;
	}
	return moneyRisk({
		id: "tax_rise",
		certainty: "certain",
		headline: `Tax rises from ${dateInWords(from)}`,
		detail: `From ${dateInWords(from)} the tax on this letting is ${poundsInWords(pence(before - after))} a year higher.`,
		amount: pence(before - after),
		by: from,
	});
}

/** A stated rent well above the official mean of its bedrooms, whatever the use; by the room the whole home's is the measure. */
function rentAboveOfficial({ inputs, market }: RiskedHome): Risk | null {
	const official =
		market.rentForBedrooms !== null && isKnown(market.rentForBedrooms)
			? market.rentForBedrooms
			: market.averageRent;
	if (inputs.rent === null || !isKnown(official) || inputs.rent <= official.value * HIGH_RENT) {
		return null;
	}
	const excess: Pence = pence(12 * (inputs.rent - official.value));
	return moneyRisk({
		id: "rent_above_official",
		certainty: "possible",
		headline:
			inputs.use === "single"
				? "Your rent is well above the official mean"
				: "Your rent is well above the official mean of a whole home",
		detail: `The rent you state, ${poundsInWords(inputs.rent)} a month, is well above the official mean of ${poundsInWords(official.value)}${official.place === null ? "" : ` in ${official.place}`}. That counts long-standing tenancies too.`,
		amount: excess,
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
				amount: null,
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
				amount: null,
				source: sourceOfFigure(demand),
			})
		: null;
}
