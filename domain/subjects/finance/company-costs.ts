import { type Pence, pence } from "../../base/money.ts";
import type { Assumptions } from "./assumptions.ts";
import { loanInYear, loanOf, type PurchaseContext } from "./cash-flow.ts";
import { type CompanyDuties, companyDuties } from "./company-duties.ts";
import type { CompanyTerms } from "./company-route.ts";
import { purchaseTax } from "./purchase-tax.ts";

/** Costs of ownership by a company beyond those in a person's sums. Amounts are pence. */
export type CompanyCosts = {
	/** Once. */
	readonly setUp: Pence;
	/** A year. */
	readonly accounts: Pence;
	/** Additional interest in the first year; null without a price. This and the next are 0 for an existing company, whose sums include them. */
	readonly dearerLoan: Pence | null;
	/** Additional purchase tax; null without a price, and where no tax is held for the day. */
	readonly moreOnPurchase: Pence | null;
	/** Null without a price. */
	readonly duties: CompanyDuties | null;
};

/** Costs of ownership by a company, for a home that one owns or might own. The company's yearly results deduct all but the purchase tax. */
export function companyCosts(
	assumptions: Assumptions,
	terms: CompanyTerms,
	where: PurchaseContext,
): CompanyCosts {
	const { price } = assumptions;
	const isCompany = where.position?.company ?? false;
	return {
		setUp: terms.setUpCosts,
		accounts: terms.yearlyCosts,
		dearerLoan: isCompany ? pence(0) : dearerLoan(assumptions, terms),
		moreOnPurchase: isCompany ? pence(0) : moreOnPurchase(assumptions, where),
		duties: price === null ? null : companyDuties({ ...assumptions, price }, where),
	};
}

function dearerLoan(assumptions: Assumptions, { loanPremium }: CompanyTerms): Pence | null {
	const loan = loanOf(assumptions);
	if (loan === null) {
		return null;
	}
	const dearer = { ...assumptions, interestRate: assumptions.interestRate + loanPremium };
	const interestOf = (each: Assumptions) => loanInYear(each, loan, 1).interest;
	return pence(interestOf(dearer) - interestOf(assumptions));
}

function moreOnPurchase(
	{ price, isOwned, isOnlyHome, isFromAbroad }: Assumptions,
	{ nation, day }: PurchaseContext,
): Pence | null {
	if (isOwned) {
		return pence(0);
	}
	if (price === null) {
		return null;
	}
	const taxOf = (isCompany: boolean) =>
		purchaseTax(nation, price, day, { isOnlyHome, isFromAbroad, isCompany });
	const [company, person] = [taxOf(true), taxOf(false)];
	return company && person ? pence(company.total - person.total) : null;
}
