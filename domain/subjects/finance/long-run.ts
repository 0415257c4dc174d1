import { pence } from "../../base/money.ts";
import type { Assumptions } from "./assumptions.ts";
import { type CompanyTerms, compareRoutes, type Routes } from "./company-route.ts";
import { lettingCosts } from "./letting-costs.ts";
import { flatOutlook, type Outlook } from "./outlook.ts";
import { type OwnedYear, overYears } from "./over-years.ts";
import type { TaxContext } from "./position.ts";
import { type SaleAfterYears, saleAfterYears } from "./sale.ts";

/** The letting over an outlook: each year, the sale at the end, and the same home in a company. */
export type LongRun = {
	readonly outlook: Outlook;
	readonly years: readonly OwnedYear[];
	readonly sale: SaleAfterYears | null;
	/** The same home in a company, and the first year in which that has left more; null where a company's position is stated already. */
	readonly company: {
		readonly years: Routes["company"];
		readonly overtakes: Routes["overtakes"];
	} | null;
};

/** Additional costs of a company, by trade figures. Source: `lettingCosts`. */
export const companyTerms: CompanyTerms = {
	loanPremium: lettingCosts.companyRatePremium.value,
	yearlyCosts: pence(lettingCosts.companyAccounts.value + lettingCosts.companyStatement.value),
	setUpCosts: lettingCosts.companySetUp.value,
};

/** No growth, and usual selling costs. Source: `lettingCosts`. */
export const usualOutlook: Outlook = {
	...flatOutlook,
	sellingShare: lettingCosts.sellingAgentShare.value,
	sellingFees: lettingCosts.sellingLegalFees.value,
};

/** Everything that follows over the years. Null where rent or price is not known, or no tax is held for the day. */
export function longRun(
	assumptions: Assumptions,
	outlook: Outlook,
	context: TaxContext,
): LongRun | null {
	const routes = context.position?.company
		? null
		: compareRoutes(assumptions, { outlook, terms: companyTerms }, context);
	const held = routes?.person ?? overYears(assumptions, outlook, context);
	return (
		held && {
			outlook,
			years: held.years,
			sale: saleAfterYears(assumptions, { outlook, held }, context),
			company: routes && { years: routes.company, overtakes: routes.overtakes },
		}
	);
}
