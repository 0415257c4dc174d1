import type { IsoDate } from "../../base/calendar.ts";
import { ruleOn } from "../../base/dated-rule.ts";
import { type Pence, pence } from "../../base/money.ts";
import { withEnd } from "../../base/table-ends.ts";
import { corporationTax, corporationTaxRule } from "./corporation-tax.ts";
import { type LettingTax, noRates, type TaxedLetting } from "./income-tax.ts";
import { taxesOf } from "./nation-taxes.ts";
import { allowanceAt } from "./personal-allowance.ts";
import type { Position } from "./position.ts";
import { taxInBands } from "./tax-in-bands.ts";
import type { IncomeTaxRule } from "./tax-rules.ts";

/**
 * Additional tax because of a year's letting, at a stated position and for the stated share of the ownership. A person's loss gives no tax, a company's lowers
 * the tax on its other profits; savings, dividends, other reliefs and the property allowance are left out. Source: Rule TAX-5, Rule TAX-7.
 */
export function taxAtPosition(
	letting: TaxedLetting,
	position: Position,
	associatedCompanies = 0,
): LettingTax {
	return position.company
		? companyTax(letting, position, associatedCompanies)
		: personalTax(letting, position);
}

function personalTax(letting: TaxedLetting, { incomePence, nation, share }: Position): LettingTax {
	const { income, incomeTable } = taxesOf(nation);
	const rule = ruleOn(income, letting.day);
	if (!rule) {
		return noRates;
	}
	const profit = ofShare(pence(Math.max(0, letting.profitBeforeFinance)), share);
	const cost = ofShare(pence(letting.financeCost + (letting.broughtForward ?? 0)), share);
	const charged = charge(rule, incomePence, profit);
	const without = charge(rule, incomePence, pence(0));
	const relieved = Math.min(cost, profit, charged.taxable);
	// A tax reduction cannot exceed the tax: Income Tax Act 2007 section 29.
	const credit = Math.min(charged.tax, relieved * rule.credit);
	const due = pence(Math.round(charged.tax - credit - without.tax));
	const rounded = pence(Math.round(credit));
	return {
		known: true,
		profit,
		rate: null,
		beforeCredit: pence(due + rounded),
		creditRate: rule.credit,
		credit: rounded,
		due,
		carriedForward: pence(Math.round(cost - relieved)),
		source: rule.source,
		lastChecked: rule.lastChecked,
		table: incomeTable,
		caveat: withEnd(rule.caveat, incomeTable, letting.day),
	};
}

/**
 * A person's tax for a year before the credit, exact to fractions of a penny, and the income after the allowance. The allowance and lower bands go to other
 * income first, as the law requires from April 2027; until then both are taxed alike and the order makes no difference.
 */
function charge(rule: IncomeTaxRule, income: Pence, profit: Pence) {
	const allowed = allowanceAt(pence(income + profit));
	const other = Math.max(0, income - allowed);
	const taxable = Math.max(0, income + profit - allowed);
	const propertyBands = rule.bands.map(({ from, propertyRate: rate }) => ({ from, rate }));
	const onOther = taxInBands(rule.bands, { from: 0, to: other });
	const onProperty = taxInBands(propertyBands, { from: other, to: taxable });
	return { taxable, tax: onOther + onProperty };
}

/** Rate from which lenders treat a borrower as a higher-rate taxpayer: that of England's higher band, below Scotland's. */
const HIGHER_RATE = 0.4;

/** Whether a person's income besides the letting already reaches the higher rate; false where no rates are held for the day. */
export function reachesHigherRate(
	{ incomePence, nation, company }: Position,
	day: IsoDate,
): boolean {
	const rule = ruleOn(taxesOf(nation).income, day);
	const higher = rule?.bands.find(({ rate }) => rate >= HIGHER_RATE);
	return !company && higher !== undefined && incomePence - allowanceAt(incomePence) > higher.from;
}

/**
 * A company deducts its interest in full, so no credit is carried forward, and its loss goes against its other profits of the year.
 * Source: Corporation Tax Act 2010 section 62.
 */
function companyTax(
	letting: TaxedLetting,
	{ incomePence, share }: Position,
	associatedCompanies: number,
): LettingTax {
	const result = ofShare(pence(letting.profitBeforeFinance - letting.financeCost), share);
	const total = pence(Math.max(0, incomePence + result));
	const taxOf = (profits: Pence) => corporationTax(profits, associatedCompanies);
	const due = pence(Math.round(taxOf(total) - taxOf(incomePence)));
	return {
		known: true,
		profit: pence(Math.max(0, result)),
		rate: null,
		beforeCredit: due,
		creditRate: 0,
		credit: pence(0),
		due,
		carriedForward: pence(0),
		...corporationTaxRule,
		table: "corporation_tax",
		caveat: withEnd(corporationTaxRule.caveat, "corporation_tax", letting.day),
	};
}

function ofShare(amount: Pence, share: number): Pence {
	return pence(Math.round(amount * share));
}
