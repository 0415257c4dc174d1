import { fromPounds, type Pence } from "../../base/money.ts";
import { taxYearOf } from "../../base/tax-year.ts";
import { countInWords, dateInWords, poundsAndPence, shortDateInWords } from "../../base/words.ts";
import type { ExampleResult } from "./calculate-example.ts";
import { EXAMPLES_READ_ON, type Publication, type PublishedExample } from "./published-example.ts";

/** An amount in pounds, "£4,750" or "£268.75". */
const pounds = (amount: number) => poundsAndPence(fromPounds(amount));

/** The case of an example in a sentence or two. */
export function caseInWords(example: PublishedExample): string {
	switch (example.kind) {
		case "purchase tax":
			return purchaseInWords(example.inputs);
		case "corporation tax":
			return companyInWords(example.inputs);
		case "finance cost reduction": {
			const { profit, financeCost, broughtForward = 0, otherIncome } = example.inputs;
			const brought = broughtForward > 0 ? `, and ${pounds(broughtForward)} brought forward` : "";
			return `${profitInWords(profit)} before finance costs of ${pounds(financeCost)}${brought}. ${otherInWords(otherIncome)}.`;
		}
		case "tax on a letting": {
			const { profit, financeCost, taxpayer } = example.inputs;
			return `${profitInWords(profit)} before finance costs of ${pounds(financeCost)}, of a ${taxpayer}-rate taxpayer.`;
		}
		case "tax on rent":
			return `${profitInWords(example.inputs.profit)} without a loan. ${otherInWords(example.inputs.otherIncome)}.`;
		case "dividend tax": {
			const { dividend, otherIncome } = example.inputs;
			return `A dividend of ${pounds(dividend)} on top of ${pounds(otherIncome)} of other income.`;
		}
		case "capital gains tax": {
			const { gain, taxableIncome } = example.inputs;
			return `A gain of ${pounds(gain)} on top of ${pounds(taxableIncome)} of taxable income.`;
		}
	}
}

type InputsOf<Kind> = Extract<PublishedExample, { readonly kind: Kind }>["inputs"];

function purchaseInWords({ nation, price, buyer }: InputsOf<"purchase tax">): string {
	const which = buyer.isOnlyHome ? "an only home" : "a further home";
	const who = buyer.isFromAbroad ? ", by a buyer from abroad" : "";
	return `${pounds(price)} for ${which} in ${nation}${who}.`;
}

function companyInWords({ profits, companies = 1, months = 12 }: InputsOf<"corporation tax">) {
	const who = companies > 1 ? `One of ${companies} associated companies` : "A company";
	const when = months < 12 ? ` in ${countInWords(months, "month")}` : "";
	return `${who} with profits of ${pounds(profits)}${when}.`;
}

function profitInWords(profit: number): string {
	return profit < 0 ? `A loss of ${pounds(-profit)}` : `Profit of ${pounds(profit)}`;
}

function otherInWords(income: number): string {
	return income === 0 ? "No other income" : `Other income of ${pounds(income)}`;
}

/** The rates behind an example: a tax year's, or a day's where tax years do not matter. */
export function ratesInWords({ kind, day }: PublishedExample): string {
	return kind === "purchase tax" || kind === "corporation tax"
		? shortDateInWords(day)
		: taxYearOf(day).name;
}

/** "£2,600, and £2,000 carried forward". */
export function resultInWords({ amount, carriedForward }: ExampleResult): {
	readonly amount: string;
	readonly carriedForward: string | null;
} {
	return {
		amount: amount === null ? "No rates held" : poundsAndPence(amount),
		carriedForward: carriedInWords(carriedForward),
	};
}

function carriedInWords(carriedForward: Pence | null): string | null {
	return carriedForward === null || carriedForward === 0
		? null
		: `and ${poundsAndPence(carriedForward)} carried forward`;
}

/** How an example's figures were obtained. */
export const waysOfReading = ["copy", "quotation", "test suite", "memory"] as const;
type WayOfReading = (typeof waysOfReading)[number];

/** Way in which an example's figures were obtained. */
export function wayOfReading({ seen, readIn }: Publication): WayOfReading {
	if (seen === "memory") {
		return "memory";
	}
	if (readIn === undefined) {
		return "copy";
	}
	return readIn.startsWith("https://") ? "quotation" : "test suite";
}

/** How and when an example's figures were obtained, with the page that quotes them, if any. */
export function readingInWords(publication: Publication): {
	readonly text: string;
	readonly url: string | null;
} {
	const day = shortDateInWords(EXAMPLES_READ_ON);
	const { readIn = "" } = publication;
	switch (wayOfReading(publication)) {
		case "copy":
			return { text: `Read ${day} in a stored copy`, url: null };
		case "quotation":
			return { text: `Read ${day} as quoted on ${siteOf(readIn)}`, url: readIn };
		case "test suite":
			return { text: `Read ${day} as a public test suite quotes it`, url: null };
		case "memory":
			return { text: "From memory, not read", url: null };
	}
}

/** Number of examples obtained in each way, with the day; a sentence each. */
export function readingCountsInWords(examples: readonly PublishedExample[]): readonly string[] {
	const byWay = Map.groupBy(examples, wayOfReading);
	const counts = waysOfReading.flatMap((way) => {
		const count = byWay.get(way)?.length ?? 0;
		return count === 0 ? [] : [`${count} ${countedWays[way][count === 1 ? "one" : "many"]}.`];
	});
	return [
		...counts,
		`All reading was on ${dateInWords(EXAMPLES_READ_ON)}: a page may have changed since.`,
	];
}

const countedWays: Readonly<Record<WayOfReading, { readonly one: string; readonly many: string }>> =
	{
		copy: {
			one: "was read in a stored copy of its page",
			many: "were read in stored copies of their pages",
		},
		quotation: {
			one: "was read on another page that quotes it",
			many: "were read on other pages that quote them",
		},
		"test suite": {
			one: "was read as a public test suite quotes it",
			many: "were read as a public test suite quotes them",
		},
		memory: { one: "is from memory and was not read", many: "are from memory and were not read" },
	};

/** "mapartners.co.uk" of an address. */
function siteOf(url: string): string {
	return url.replace(/^https:\/\/(www\.)?/, "").replace(/\/.*$/, "");
}
