import { cashFlowInWords } from "../../base/amounts-in-words.ts";
import { isKnown } from "../../base/evidence.ts";
import { areFiguresStated } from "../../base/inputs.ts";
import { type Pence, pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { nextTaxYear, taxYearOf } from "../../base/tax-year.ts";
import { dateInWords, poundsInWords } from "../../base/words.ts";
import { isInCash, isUnderBankRate } from "../../subjects/finance/beside-bank-rate.ts";
import { beforeChargeInWords, beforeInWords } from "../../subjects/finance/left-out.ts";
import { allowedInWords } from "../../subjects/finance/lender-words.ts";
import { serviceChargeGuide } from "../../subjects/finance/service-charge.ts";
import { afterTaxOfOwners } from "../../subjects/finance/tax-cases.ts";
import { officialRentOf } from "../money/starting-home.ts";
import { plainRisk, type Risk, type RiskedHome, type RiskSource, sourceOfFigure } from "./risk.ts";

/** A stated rent this many times the official mean is worth a question. */
const HIGH_RENT = 1.2;

/** Risks from the sums. Amounts come from stated figures alone, because typical ones are not this home's. Source: Rule RISK-4. */
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

/** Source of risks that follow from the reader's own figures. */
const own: RiskSource = { name: "Your figures", asOf: null };

type MoneyRisk = Pick<Risk, "id" | "certainty" | "headline" | "detail"> & Partial<Risk>;

function moneyRisk(risk: MoneyRisk): Risk {
	return { ...plainRisk, effect: "yearly", amountFrom: "stated", source: own, ...risk };
}

/** A loss before tax; else a loss that arises from tax, under the stated position. */
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

/** What a year leaves after tax, this tax year or the next: for all stated owners together, else at the basic rate. */
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

/** For a purchase in cash, what the money would earn more at Bank Rate. */
function underBankRate({ money: { assumptions, figures } }: RiskedHome): Risk | null {
	const { besideBankRate: beside, year } = figures;
	if (
		beside === null ||
		year.moneyIn === null ||
		!isInCash(assumptions) ||
		!isUnderBankRate(beside)
	) {
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

/** A one-point rise in interest, only where it turns the year into a loss. */
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

/** Next year's tax, only where it turns a gain into a loss; any other rise is a date, not a risk. */
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

/** The average service charge of flats, where a flat's own is unknown and the average would make it a loss. */
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

/** A stated rent well above the official mean for its bedrooms. Not for lettings by the room, because official rents are never for rooms. */
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
