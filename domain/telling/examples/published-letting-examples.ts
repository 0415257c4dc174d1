import type { Taxpayer } from "../../subjects/finance/tax-rules.ts";
import type { Publication, PublishedExample } from "./published-example.ts";

/** In the tax year whose rates the product holds. */
const day = "2026-11-24";
const quoted = "a public test suite that quotes it" as const;
const hmrc = { publisher: "HM Revenue and Customs", seen: "read" } as const;

const caseStudies = {
	...hmrc,
	title: "Tax relief for residential landlords: how it's worked out",
	url: "https://www.gov.uk/guidance/changes-to-tax-relief-for-residential-landlords-how-its-worked-out-including-case-studies",
	readIn: quoted,
} as const;

const butterworths = {
	publisher: "Butterworths",
	title: "Relief for mortgage interest on let properties",
	url: "https://butterworthsaccountants.co.uk/news/tax-news/article/1262",
	seen: "read",
} as const;

type Costs = Extract<PublishedExample, { readonly kind: "finance cost reduction" }>["inputs"];

function reduction(
	publication: Publication & Pick<PublishedExample, "note">,
	expected: number,
	inputs: Costs,
): PublishedExample {
	return { ...publication, kind: "finance cost reduction", day, inputs, expected };
}

const financeCostExamples: readonly PublishedExample[] = [
	reduction(caseStudies, 4_000, {
		profit: 43_000,
		financeCost: 20_000,
		otherIncome: 0,
		carriedForward: 0,
	}),
	reduction(caseStudies, 2_600, {
		profit: 13_000,
		financeCost: 15_000,
		otherIncome: 36_000,
		carriedForward: 2_000,
	}),
	reduction(caseStudies, 3_400, {
		profit: 22_000,
		financeCost: 15_000,
		broughtForward: 2_000,
		otherIncome: 36_000,
		carriedForward: 0,
	}),
	reduction(
		{
			publisher: "C Doherty Accountants",
			title: "Relief for mortgages and other financing costs",
			url: "https://cdohertyaccountants.client-link.co.uk/newsletter-by-email/relief-for-mortgages-and-other-financing-costs",
			seen: "read",
		},
		2_600,
		{ profit: 13_000, financeCost: 14_000, otherIncome: 72_000, carriedForward: 1_000 },
	),
	reduction(
		{
			...hmrc,
			title: "Answer on the HMRC Community Forums: unused finance costs",
			url: "https://community.hmrc.gov.uk/customerforums/ifp/3bb906c5-a597-ef11-95f6-000d3a8737b3",
		},
		400,
		{ profit: 2_000, financeCost: 2_500, otherIncome: 30_000, carriedForward: 500 },
	),
	reduction(
		{
			...hmrc,
			title: "Answer on the HMRC Community Forums: relief at 20%",
			url: "https://community.hmrc.gov.uk/customerforums/ifp/1fff20fc-f79f-ee11-a81c-002248004b84",
			note: "The page states the finance cost alone: profit and income are ours.",
		},
		200,
		{ profit: 5_000, financeCost: 1_000, otherIncome: 30_000, carriedForward: 0 },
	),
	reduction(butterworths, 0, {
		profit: -3_500,
		financeCost: 4_000,
		otherIncome: 13_500,
		carriedForward: 4_000,
	}),
	reduction(butterworths, 2_000, {
		profit: 13_000,
		financeCost: 6_000,
		broughtForward: 4_000,
		otherIncome: 26_000,
		carriedForward: 0,
	}),
];

const taxesDoneRight = {
	publisher: "Taxes Done Right",
	title: "Does section 24 mortgage interest relief affect basic rate taxpayers?",
	url: "https://taxesdoneright.co.uk/does-section-24-mortgage-interest-relief-affect-basic-rate-taxpayers",
	seen: "read",
} as const;

function letting(
	publication: Publication,
	expected: number,
	[profit, financeCost, taxpayer]: readonly [number, number, Taxpayer],
): PublishedExample {
	const inputs = { profit, financeCost, taxpayer };
	return { ...publication, kind: "tax on a letting", day, inputs, expected };
}

const lettingExamples: readonly PublishedExample[] = [
	letting(
		{
			publisher: "The Mortgage Works",
			title: "New tax system",
			url: "https://tmwdirect.co.uk/support/new_tax_system",
			seen: "read",
		},
		2_200,
		[8_000, 5_000, "higher"],
	),
	letting(taxesDoneRight, 2_000, [15_000, 5_000, "basic"]),
	letting(taxesDoneRight, 5_000, [15_000, 5_000, "higher"]),
	letting(
		{
			publisher: "RealYield",
			title: "Section 24 tax explained",
			url: "https://www.realyield.co.uk/insights/section-24-tax-explained",
			seen: "read",
		},
		5_000,
		[20_000, 15_000, "higher"],
	),
	letting(
		{
			publisher: "Grace Certified Accountants",
			title: "Section 24: how it works in practice",
			url: "https://gracecertifiedaccountants.co.uk/?p=4212",
			seen: "read",
		},
		3_200,
		[12_000, 8_000, "higher"],
	),
	{
		...hmrc,
		title: "Change to tax rates for property, savings and dividend income: technical note",
		url: "https://www.gov.uk/government/publications/changes-to-tax-rates-for-property-savings-and-dividend-income/change-to-tax-rates-for-property-savings-and-dividend-income-technical-note",
		readIn: quoted,
		kind: "tax on rent",
		day: "2027-04-06",
		inputs: { profit: 3_000, otherIncome: 30_000 },
		expected: 660,
	},
];

/** Worked examples of income tax on a letting. */
export const lettingTaxExamples: readonly PublishedExample[] = [
	...financeCostExamples,
	...lettingExamples,
];
