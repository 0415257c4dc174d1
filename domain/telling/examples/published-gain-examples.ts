import { gainsOf2010, gainsOf2011, gainsOf2023 } from "./historic-rates.ts";
import type { Publication, PublishedExample } from "./published-example.ts";

/** In the tax year whose rates the product holds. */
const day = "2026-11-24";
const quoted = "a public test suite that quotes it" as const;
const hmrc = { publisher: "HM Revenue and Customs", seen: "read" } as const;

const gainRates = {
	publisher: "GOV.UK",
	title: "Capital Gains Tax: rates",
	url: "https://www.gov.uk/capital-gains-tax/rates",
	seen: "read",
	readIn: quoted,
} as const;

type Gain = Extract<PublishedExample, { readonly kind: "capital gains tax" }>["inputs"];

function sold(
	publication: Publication & Pick<PublishedExample, "note">,
	expected: number,
	inputs: Gain,
): PublishedExample {
	const { rates } = inputs;
	return { ...publication, kind: "capital gains tax", day: rates?.day ?? day, inputs, expected };
}

/** Worked examples of a person's capital gains tax. */
export const gainExamples: readonly PublishedExample[] = [
	sold(gainRates, 1_728, { gain: 12_600, taxableIncome: 20_000 }),
	sold(gainRates, 10_842, { gain: 52_600, taxableIncome: 20_000 }),
	sold(
		{
			publisher: "CJL Accountancy",
			title: "Capital gains tax on a second home",
			url: "https://cjlaccountancy.co.uk",
			seen: "read",
		},
		20_880,
		{ gain: 90_000, taxableIncome: 60_000 },
	),
	sold(
		{
			...hmrc,
			title: "CG21205: rates from 23 June 2010",
			url: "https://www.gov.uk/hmrc-internal-manuals/capital-gains-manual/cg21205",
		},
		3_832,
		{ gain: 30_000, taxableIncome: 20_000, rates: gainsOf2010 },
	),
	sold(
		{
			publisher: "AskAboutMoney",
			title: "Capital gains tax allowance: difference between Ireland and UK",
			url: "https://www.askaboutmoney.com/threads/capital-gains-tax-allowance-difference-between-ireland-and-uk.176337/",
			seen: "read",
		},
		792,
		{ gain: 15_000, taxableIncome: 20_000, rates: gainsOf2011 },
	),
	sold(
		{
			publisher: "Property Capital Gains Tax",
			title: "How is capital gains tax calculated on a property?",
			url: "https://propertycapitalgainstax.uk/how-is-capital-gains-tax-calculated-on-a-property",
			seen: "read",
			note: "The page states £60,000 of income a year, before the allowance.",
		},
		26_320,
		{ gain: 100_000, taxableIncome: 47_430, rates: gainsOf2023 },
	),
];
