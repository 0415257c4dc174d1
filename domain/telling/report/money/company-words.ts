import { poundsOr, rateInWords } from "../../../base/amounts-in-words.ts";
import type { IsoDate } from "../../../base/calendar.ts";
import { type UpdateMark, withDue } from "../../../base/table-ends.ts";
import { poundsInWords } from "../../../base/words.ts";
import type { CompanyCosts } from "../../../subjects/finance/company-costs.ts";
import type { CompanyDuties } from "../../../subjects/finance/company-duties.ts";
import { lettingCosts } from "../../../subjects/finance/letting-costs.ts";

/** Costs of a company line by line; zero ones are left out. */
export function companyCostLines({ setUp, accounts, dearerLoan, moreOnPurchase }: CompanyCosts) {
	return [
		{ label: "Setting it up, once", amount: setUp },
		{ label: "Accounts, tax return and confirmation statement, a year", amount: accounts },
		{ label: "Dearer loan, first year", amount: dearerLoan },
		{ label: "More tax on the purchase, once", amount: moreOnPurchase },
	].flatMap(({ label, amount }) => (amount === 0 ? [] : [{ label, text: poundsOr(amount) }]));
}

/** Sentence on whether the long run deducts those costs. */
export function companyCostNote(isCompany: boolean): string {
	return isCompany
		? "The years here hold its accounts and its dearer loan, and leave its set-up out."
		: "The company’s years take these off, but no tax on the purchase.";
}

/** Where the costs of a company were read, marked where they are due to be read again on a day. */
export function companyCostSources(day: IsoDate): readonly string[] {
	const { companySetUp, companyAccounts, companyStatement, companyRatePremium } = lettingCosts;
	return [
		companySetUp.source,
		withDue(companyAccounts.source, "letting_costs", day),
		withDue(companyStatement.source, "letting_costs", day),
		withDue(companyRatePremium.source, "company_rates", day),
	];
}

/**
 * What it takes to move a let home into a company later. Source: Fact TAX-F13.
 */
export const incorporation = {
	text: "To move a let home of your own into a company is a sale to it at market value. Relief from capital gains tax, where there is any, needs a claim since 6 April 2026.",
	source: "Taxation of Chargeable Gains Act 1992 section 162; Finance Act 2026 section 39",
	url: "https://www.legislation.gov.uk/ukpga/2026/11/contents",
	lastChecked: "2026-11-27",
} as const;

/** Legal duties of a company at this price in sentences, with sources; empty where there are none. */
export function companyDutiesInWords({ ated, taxWithoutRelief }: CompanyDuties): {
	readonly texts: readonly string[];
	readonly sources: readonly (UpdateMark & {
		readonly source: string;
		readonly url: null;
		readonly lastChecked: IsoDate | null;
	})[];
} {
	const [slice] = taxWithoutRelief?.slices ?? [];
	const purchase =
		taxWithoutRelief === null || slice === undefined
			? []
			: [
					`Without the relief of a letting business a company pays ${poundsInWords(taxWithoutRelief.total)} on the purchase, ${rateInWords(slice.rate)} of the price.`,
				];
	const yearly =
		ated === null
			? []
			: [
					`The annual tax on enveloped dwellings reaches homes above £500,000 that a company owns: ${poundsInWords(ated.charge)} in ${ated.period} without a relief.`,
					...ated.caveats,
				];
	return {
		texts: [...purchase, ...yearly],
		sources: [
			...(taxWithoutRelief?.sources ?? []).map((source) => ({
				source,
				url: null,
				lastChecked: taxWithoutRelief?.lastChecked ?? null,
				...markOf(taxWithoutRelief),
			})),
			...(ated === null
				? []
				: [{ source: ated.source, url: null, lastChecked: ated.lastChecked, ...markOf(ated) }]),
		],
	};
}

function markOf(source: UpdateMark | null): UpdateMark {
	return source?.updateDue === undefined ? {} : { updateDue: source.updateDue };
}
