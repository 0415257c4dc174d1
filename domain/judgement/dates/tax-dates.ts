import type { IsoDate } from "../../base/calendar.ts";
import { ruleOn } from "../../base/dated-rule.ts";
import { dueMark } from "../../base/table-ends.ts";
import { listInWords } from "../../base/words.ts";
import { type IncomeTaxRule, taxpayers } from "../../subjects/finance/tax-rules.ts";
import type { HomeDate } from "./home-date.ts";

/** The enactment of the property rates: Fact TAX-F4. */
const financeAct = {
	name: "Finance Act 2026, schedules 1 and 2",
	url: "https://www.legislation.gov.uk/ukpga/2026/11/contents",
	readOn: "2026-11-22",
};

/** That Budget, which may have changed the enacted rates, was not read. Source: Rule TAX-3. */
const BEFORE_BUDGET = "by the law before the Budget of 28 October 2026";

/**
 * Coming changes of a person's tax on rent, by one nation's table of enacted law. Where the rates stay, as Scotland's do, only the credit for finance costs
 * changes. Source: Fact TAX-F4, Fact TAX-F5.
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
							source: { ...financeAct, ...dueMark("income_tax", day) },
						},
					]
				: [];
		});
}

/** What differs from the previous rule; null where nothing does. */
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
