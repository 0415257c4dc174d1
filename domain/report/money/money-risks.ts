import { decisiveTax } from "../../finance/tax-cases.ts";
import { toPounds } from "../../money.ts";
import { round } from "../../statistics.ts";
import { poundsInWords } from "../../words.ts";
import type { Claim, ReportFacts } from "../document.ts";
import { officialRent } from "../market/rent-section.ts";
import { type Rule, when } from "../narrative/rule.ts";
import { lowerFirst } from "../sentence.ts";
import { cashFlowInWords } from "../words/amounts.ts";
import { allowedInWords } from "./lender-words.ts";
import { beforeChargeInWords, beforeInWords } from "./money-words.ts";

/** Gross yield in percent below which the method gives less than half of the yield's points. */
const LOW_YIELD = 5;
/** A stated rent this many times the official mean is worth a question. */
const HIGH_RENT = 1.2;
/** A stated price below this share of what the home last sold for is worth a question. */
const LOW_PRICE = 0.85;

/** What the sums put at risk, at the assumptions the report starts with. Source: Rule MONEY-1, Rule LENDING-2. */
export const moneyRisks: readonly Rule[] = [
	{ id: "negative_cash_flow", subject: "cash flow", gravity: 72, applies: negativeCashFlow },
	{ id: "cover_below_lenders", subject: "cover", gravity: 68, applies: coverBelowLenders },
	{ id: "rate_rise", subject: "cash flow", gravity: 44, applies: rateRise },
	{ id: "tax_above_cash_flow", subject: "tax", gravity: 40, applies: taxAboveCashFlow },
	{ id: "price_below_last_sale", subject: "price", gravity: 42, applies: priceBelowLastSale },
	{ id: "rent_above_official", subject: "rent", gravity: 38, applies: rentAboveOfficial },
	{ id: "low_yield", subject: "yield", gravity: 36, applies: lowYield },
	{ id: "low_demand", subject: "demand", gravity: 30, applies: lowDemand },
];

/** "With the price and rent you state", or that they are typical figures. */
function whoseFigures({ inputs }: ReportFacts): string {
	return inputs.price !== null && inputs.rent !== null
		? "With the price and rent you state"
		: "With the figures assumed here, not all of them yours";
}

function negativeCashFlow(document: ReportFacts): Claim | null {
	const { figures } = document.money;
	const { year, paying } = figures;
	if (year.cashFlow === null || year.cashFlow >= 0) {
		return null;
	}
	const pays =
		paying.rent === null
			? ""
			: `. It pays from a rent of ${poundsInWords(paying.rent)} a month${beforeChargeInWords(figures)}`;
	return {
		text: `${whoseFigures(document)}, the letting ${cashFlowInWords(year.cashFlow)} ${beforeInWords(figures, "income tax")}${pays}.`,
		facts: ["cashFlow", ...(paying.rent === null ? [] : ["payingRent"]), "assumptions"],
	};
}

/** The lenders' test that allows the largest loan, where every one is missed; else null. */
export function closestTest({ money }: ReportFacts) {
	const { passes, deciding } = money.figures.lenders;
	return passes === false ? deciding : null;
}

function coverBelowLenders(document: ReportFacts): Claim | null {
	const closest = closestTest(document);
	return closest
		? {
				text: `No lender whose test we hold allows this loan. ${allowedInWords(closest, document.money.figures.year.loan)}`,
				facts: ["lenders", "assumptions"],
			}
		: null;
}

function rateRise({ money }: ReportFacts): Claim | null {
	const { year, sensitivity } = money.figures;
	const turned = sensitivity.find(
		({ label, cashFlow }) => label.startsWith("Interest") && cashFlow !== null && cashFlow < 0,
	);
	if (!turned || turned.cashFlow === null || year.cashFlow === null || year.cashFlow < 0) {
		return null;
	}
	return {
		text: `With the ${lowerFirst(turned.label)} the letting ${cashFlowInWords(turned.cashFlow)}. It now ${cashFlowInWords(year.cashFlow)} ${beforeInWords(money.figures, "income tax")}.`,
		facts: ["sensitivity", "cashFlow"],
	};
}

/** Interest is not deducted from a person's profit, so tax may be due on money that is not there. Source: Fact TAX-F5. */
export function taxAboveCashFlow({ money }: ReportFacts): Claim | null {
	const { year, tax } = money.figures;
	const [thisYear] = tax;
	const afterTax = (thisYear && decisiveTax(thisYear)?.afterTax) ?? null;
	return year.cashFlow !== null && year.cashFlow >= 0 && afterTax !== null && afterTax < 0
		? {
				text: `${thisYear?.position ? "At the position stated the" : "For a higher-rate taxpayer the income"} tax takes more than the cash flow: after it the letting ${cashFlowInWords(afterTax)}.`,
				facts: ["afterTax", "cashFlow"],
			}
		: null;
}

/** Official rents are of whole homes, so a rent from several sharers is not set against them. */
export function rentAboveOfficial({ inputs, rent }: ReportFacts): Claim | null {
	const official = officialRent(rent);
	const stated = inputs.rent;
	if (!official || stated === null || inputs.use !== "single") {
		return null;
	}
	return when(
		stated > official.amount * HIGH_RENT,
		`The rent you state, ${poundsInWords(stated)} a month, is well above the official mean of ${poundsInWords(official.amount)} in ${official.name}. That counts long-standing tenancies too.`,
		["rent", "officialRent"],
	);
}

function lowYield({ verdict }: ReportFacts): Claim | null {
	const figure = verdict.keyFigures.find(({ id }) => id === "estimatedRentalYield");
	const percent = figure?.evidence.value;
	return when(
		typeof percent === "number" && round(percent, 1) < LOW_YIELD,
		`The gross yield is low, ${figure?.text}: the score gives it less than half of its points.`,
		["estimatedRentalYield"],
	);
}

function lowDemand({ demand, home }: ReportFacts): Claim | null {
	return when(
		demand.level.evidence.value === "Low",
		`Published indicators say that demand in ${demand.level.evidence.place ?? home.place} is low beside the nation's other councils.`,
		[demand.level.id],
	);
}

function priceBelowLastSale({ inputs, property }: ReportFacts): Claim | null {
	const sale = property.find(({ id }) => id === "lastSale");
	const last = sale?.evidence.value;
	if (!sale || inputs.price === null || typeof last !== "number") {
		return null;
	}
	return when(
		toPounds(inputs.price) < LOW_PRICE * last,
		`The price you state, ${poundsInWords(inputs.price)}, is well below what the home last sold for, ${sale.text}. Ask why, and what has changed since.`,
		["lastSale", "price"],
	);
}
