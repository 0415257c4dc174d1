import { cashFlowInWords } from "../../base/amounts-in-words.ts";
import { isKnown } from "../../base/evidence.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { nextTaxYear, taxYearOf } from "../../base/tax-year.ts";
import { dateInWords, poundsInWords } from "../../base/words.ts";
import { beforeChargeInWords, beforeInWords } from "../../subjects/finance/left-out.ts";
import { allowedInWords } from "../../subjects/finance/lender-words.ts";
import { serviceChargeGuide } from "../../subjects/finance/service-charge.ts";
import { afterTaxOfOwners } from "../../subjects/finance/tax-cases.ts";
import { officialRentOf } from "../money/starting-home.ts";
import { plainRisk, type Risk, type RiskedHome, type RiskSource, sourceOfFigure } from "./risk.ts";

/** A stated rent this many times the official mean is worth a question. */
const HIGH_RENT = 1.2;

/** What the sums put at risk. Pounds come from stated figures alone: typical ones are not this home's. Source: Rule RISK-4. */
export function moneyRisks(home: RiskedHome): Risk[] {
	const found = areFiguresStated(home.inputs)
		? [
				...losses(home),
				lenders(home),
				underBankRate(home),
				averageCharge(home),
				rateRise(home),
				taxRise(home),
				rentAboveOfficial(home),
			]
		: [];
	return [...found, lowDemand(home)].filter((risk) => risk !== null);
}

/** What follows from the reader's own figures. */
const own: RiskSource = { name: "Your figures", asOf: null };

type MoneyRisk = Pick<Risk, "id" | "certainty" | "headline" | "detail"> & Partial<Risk>;

function moneyRisk(risk: MoneyRisk): Risk {
	return { ...plainRisk, effect: "yearly", amountFrom: "stated", source: own, ...risk };
}

/** A loss before tax; else one that tax makes of what is left, at the position stated. */
function losses({ money: { figures } }: RiskedHome): (Risk | null)[] {
	const { cashFlow } = figures.year;
	if (cashFlow === null) {
		return [];
	}
	if (cashFlow < 0) {
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
				amount: pence(-cashFlow),
			}),
		];
	}
	const afterTax = leftAfterTax(figures, 0);
	return [
		afterTax !== null && afterTax < 0
			? moneyRisk({
					id: "tax_above_cash_flow",
					certainty: "certain",
					headline: "The tax takes more than the letting leaves",
					detail: `For ${figures.tax[0]?.coOwners.length ? "the owners stated together" : "the position stated"} the tax takes more than the cash flow: after it the letting ${cashFlowInWords(afterTax)}.`,
					amount: pence(-afterTax),
				})
			: null,
	];
}

/** A year's, in this tax year or the next: of all owners stated together, else at the basic rate. */
function leftAfterTax({ tax }: RiskedHome["money"]["figures"], at: 0 | 1): Pence | null {
	const year = tax[at];
	return year ? afterTaxOfOwners(year) : null;
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
		headline: "No lender that we hold a dated test of allows this loan",
		detail: `No lender whose dated test we hold allows this loan. ${allowedInWords(deciding, year.loan)}`,
		amount: pence(year.loan - largest),
	});
}

/** What the money put in would earn more at Bank Rate, of a purchase in cash. */
function underBankRate({ money: { figures } }: RiskedHome): Risk | null {
	const { besideBankRate: beside, year } = figures;
	if (beside === null || year.moneyIn === null || beside.share > beside.bankRate) {
		return null;
	}
	return moneyRisk({
		id: "under_bank_rate",
		certainty: "certain",
		headline: "It earns less than Bank Rate would",
		detail: `The money put in earns ${percentInWords(beside.share)} a year after tax; at Bank Rate it would earn ${percentInWords(beside.bankRate)} after the same tax.`,
		amount: pence(Math.round((year.moneyIn * (beside.bankRate - beside.share)) / 100)),
	});
}

/** A point more of interest, where that turns the year into a loss: else it says nothing of this home. */
function rateRise({ money: { figures } }: RiskedHome): Risk | null {
	const { loan, cashFlow } = figures.year;
	const loss = cashFlow === null || loan === null ? 0 : Math.round(loan / 100) - cashFlow;
	return cashFlow === null || cashFlow < 0 || loss <= 0
		? null
		: moneyRisk({
				id: "rate_rise",
				certainty: "possible",
				headline: "A rate one point higher makes it a loss",
				detail: `At a loan rate one point higher the letting loses ${poundsInWords(pence(loss))} a year before tax.`,
				amount: pence(loss),
			});
}

/** The tax of the next year where it turns what is left into a loss; any other rise is a date of the home, and no risk. */
function taxRise({ money: { figures }, day }: RiskedHome): Risk | null {
	const [before, after] = [leftAfterTax(figures, 0), leftAfterTax(figures, 1)];
	const { from } = nextTaxYear(taxYearOf(day));
	return before === null || after === null || before < 0 || after >= 0
		? null
		: moneyRisk({
				id: "tax_rise",
				certainty: "certain",
				headline: "The next tax year makes it a loss",
				detail: `From ${dateInWords(from)} the tax on this letting takes more than it leaves: ${poundsInWords(pence(-after))} a year.`,
				amount: pence(-after),
				by: from,
			});
}

/** A known flat whose service charge is not: what flats pay on average, where that would make it a loss. */
function averageCharge({ money: { figures } }: RiskedHome): Risk | null {
	const { cashFlow } = figures.year;
	const { value, source, asOf } = serviceChargeGuide;
	return !figures.isBeforeServiceCharge || cashFlow === null || cashFlow < 0 || cashFlow >= value
		? null
		: moneyRisk({
				id: "service_charge",
				certainty: "likely",
				headline: "The average service charge makes it a loss",
				detail: `It leaves ${poundsInWords(cashFlow)} a year before its service charge. ${source}`,
				amount: pence(value - cashFlow),
				source: { name: "Hamptons", asOf },
			});
}

/** A stated rent well above the official mean of its bedrooms. No official rent is of rooms, so none is set against a home let by the room. */
function rentAboveOfficial({ inputs, market, money }: RiskedHome): Risk | null {
	const official = officialRentOf(market);
	const isByRoom = money.assumptions.rooms !== null || inputs.use !== "single";
	if (
		isByRoom ||
		inputs.rent === null ||
		!isKnown(official) ||
		inputs.rent <= official.value * HIGH_RENT
	) {
		return null;
	}
	return moneyRisk({
		id: "rent_above_official",
		certainty: "possible",
		headline: "Your rent is well above the official mean",
		detail: `The rent you state, ${poundsInWords(inputs.rent)} a month, is well above the official mean of ${poundsInWords(official.value)}${official.place === null ? "" : ` in ${official.place}`}. That counts long-standing tenancies too.`,
		source: sourceOfFigure(official),
	});
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
