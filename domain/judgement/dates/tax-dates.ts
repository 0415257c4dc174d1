import type { IsoDate } from "../../base/calendar.ts";
import { ruleOn } from "../../base/dated-rule.ts";
import { listInWords } from "../../base/words.ts";
import { type IncomeTaxRule, taxpayers } from "../../subjects/finance/tax-rules.ts";
import type { HomeDate } from "./home-date.ts";

/** Where the property rates are enacted: Fact TAX-F4. */
const financeAct = {
	name: "Finance Act 2026, schedules 1 and 2",
	url: "https://www.legislation.gov.uk/ukpga/2026/11/contents",
	readOn: "2026-11-22",
};

/** No one here has read that Budget, which may have changed what was enacted. Source: Rule TAX-3. */
const BEFORE_BUDGET = "by the law before the Budget of 28 October 2026";

/**
 * The changes to come of the tax that a person pays on rent, of one nation's table. Where its rates stay, as Scotland's do, the credit
 * for finance costs alone. The table holds what is enacted. Source: Fact TAX-F4, Fact TAX-F5.
 */
export function taxDates(rules: readonly IncomeTaxRule[], day: IsoDate): readonly HomeDate[] {
	const now = ruleOn(rules, day);
	return rules
		.filter(({ from }) => from > day)
		.flatMap((rule) => {
			const change = now && changeOf(now, rule);
			return change
				? [
						{
							id: change.id,
							on: rule.from,
							until: null,
							title: "Income tax on rent",
							what: `${change.what}, ${BEFORE_BUDGET}`,
							isDraft: false,
							source: financeAct,
						},
					]
				: [];
		});
}

/** What of the tax is another than before; null where nothing is. */
function changeOf(
	before: IncomeTaxRule,
	after: IncomeTaxRule,
): Pick<HomeDate, "id" | "what"> | null {
	if (taxpayers.some((taxpayer) => before.rates[taxpayer] !== after.rates[taxpayer])) {
		const rates = taxpayers.map((taxpayer) => percent(after.rates[taxpayer]));
		return { id: "income-tax-rates", what: `Income tax on rent is ${listInWords(rates)}` };
	}
	return before.credit === after.credit
		? null
		: {
				id: "income-tax-credit",
				what: `The tax credit for loan interest is ${percent(after.credit)}`,
			};
}

function percent(share: number): string {
	return `${Math.round(share * 100)}%`;
}
