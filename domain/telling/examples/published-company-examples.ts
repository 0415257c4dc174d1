import { dividendsOf2016, dividendsOf2022Widened, dividendsOf2024 } from "./historic-rates.ts";
import type { Publication, PublishedExample } from "./published-example.ts";

/** In the tax year whose rates the product holds. */
const day = "2026-11-24";
const quoted = "a public test suite that quotes it" as const;
const hmrc = { publisher: "HM Revenue and Customs", seen: "read" } as const;

const manual = "https://www.gov.uk/hmrc-internal-manuals/company-taxation-manual";
const ctm03925 = {
	...hmrc,
	title: "CTM03925: Corporation Tax, marginal relief",
	url: `${manual}/ctm03925`,
} as const;
const figurewizard = {
	publisher: "Figurewizard",
	title: "Marginal relief company tax concession 2023",
	url: "https://www.figurewizard.com/marginal-relief-company-tax-concession-2023.html",
	seen: "read",
} as const;

type Company = Extract<PublishedExample, { readonly kind: "corporation tax" }>["inputs"];

function ofCompany(publication: Publication, expected: number, inputs: Company): PublishedExample {
	return { ...publication, kind: "corporation tax", day, inputs, expected };
}

const companyExamples: readonly PublishedExample[] = [
	ofCompany(ctm03925, 62_500, { profits: 250_000 }),
	ofCompany(ctm03925, 9_500, { profits: 50_000 }),
	ofCompany(
		{ ...hmrc, title: "CTM03930: short accounting periods", url: `${manual}/ctm03930` },
		11_762.5,
		{ profits: 55_000, months: 9 },
	),
	ofCompany(
		{ ...hmrc, title: "CTM03956: associated companies", url: `${manual}/ctm03956` },
		13_325,
		{ profits: 55_000, companies: 3 },
	),
	ofCompany(
		{
			publisher: "ACCA",
			title: "Associated companies: corporation tax examples",
			url: "https://www.accaglobal.com/uk/en/technical-activities/uk-tech/in-practice-ezine-archive/in-practice-archive_2023/March/Associated-companies-corporation-tax-examples.html",
			seen: "read",
		},
		49_250,
		{ profits: 200_000 },
	),
	ofCompany(figurewizard, 22_750, { profits: 100_000 }),
	ofCompany(figurewizard, 8_550, { profits: 45_000 }),
];

const abishel = {
	publisher: "Abishel",
	title: "Dividend tax increase 2026",
	url: "https://abishel.co.uk/dividend-tax-increase-2026",
	seen: "read",
} as const;
const taxOnDividends = {
	publisher: "GOV.UK",
	title: "Tax on dividends",
	url: "https://www.gov.uk/tax-on-dividends",
	seen: "read",
	readIn: quoted,
} as const;
const lowIncomes = {
	publisher: "Low Incomes Tax Reform Group",
	title: "Tax on dividends",
	url: "https://www.litrg.org.uk",
	seen: "read",
	readIn: quoted,
} as const;
const accaDividends = {
	publisher: "ACCA",
	title: "Dividend allowance",
	url: "https://accaglobal.com/gb/en/technical-activities/technical-resources-search/2017/march/dividend-allowance.html",
	seen: "read",
} as const;
const factsheet = {
	...hmrc,
	title: "Dividend allowance factsheet",
	url: "https://www.gov.uk/government/publications/dividend-allowance-factsheet/dividend-allowance-factsheet",
	readIn: accaDividends.url,
} as const;
const radioTimes = {
	publisher: "Radio Times Money",
	title: "Paying dividends",
	url: "https://www.radiotimesmoney.com/news/paul-lewis/paying-dividends/",
	seen: "read",
} as const;

type Dividend = Extract<PublishedExample, { readonly kind: "dividend tax" }>["inputs"];

function drawn(
	publication: Publication & Pick<PublishedExample, "note">,
	expected: number,
	[otherIncome, dividend, rates]: readonly [number, number, Dividend["rates"]?],
): PublishedExample {
	const inputs = { otherIncome, dividend, ...(rates && { rates }) };
	return { ...publication, kind: "dividend tax", day: rates?.day ?? day, inputs, expected };
}

const dividendExamples: readonly PublishedExample[] = [
	drawn(abishel, 3_999, [12_570, 37_700]),
	drawn(abishel, 3_255, [12_570, 37_700, dividendsOf2024]),
	drawn(taxOnDividends, 268.75, [29_570, 3_000]),
	drawn(taxOnDividends, 218.75, [29_570, 3_000, dividendsOf2024]),
	drawn(lowIncomes, 1_116.25, [40_650, 10_000]),
	drawn(lowIncomes, 926.25, [40_650, 10_000, dividendsOf2024]),
	drawn(factsheet, 1_300, [40_000, 9_000, dividendsOf2016]),
	drawn(accaDividends, 1_275, [18_000, 22_000, dividendsOf2016]),
	drawn(
		{
			publisher: "A G Kelly",
			title: "Dividends taxed from April 2016",
			url: "https://agkelly.co.uk/category/uncategorized/page/5",
			seen: "read",
		},
		1_770,
		[11_000, 28_600, dividendsOf2016],
	),
	drawn(
		{
			publisher: "OpenTuition",
			title: "ACCA Taxation (TX-UK) notes, Finance Act 2022: Karl",
			url: "https://opentuition.com",
			seen: "read",
			readIn: "https://azkurs.org/tx-notes-fa22-final.html?page=238",
			note: "The income is taxable income, the bands are widened, and the tax is printed as two parts without their pence.",
		},
		10_178,
		[137_000, 30_000, dividendsOf2022Widened],
	),
	drawn(radioTimes, 26.25, [30_000, 800, dividendsOf2024]),
	drawn(radioTimes, 101.25, [60_000, 800, dividendsOf2024]),
];

/** Worked examples of corporation tax and of tax on dividends. */
export const companyTaxExamples: readonly PublishedExample[] = [
	...companyExamples,
	...dividendExamples,
];
