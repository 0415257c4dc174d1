import { describe, expect, it } from "vitest";
import { fromPounds, type Pence, pence } from "../money.ts";
import { capitalGainsTax, taxOnGain } from "./capital-gains.ts";
import { corporationTax } from "./corporation-tax.ts";
import { dividendTax, taxOnTop } from "./dividend-tax.ts";
import { incomeTaxAtBand, type LettingTax } from "./income-tax.ts";
import { currentAllowance } from "./personal-allowance.ts";
import { taxAtPosition } from "./position-tax.ts";
import { purchaseTax, taxByLevies } from "./purchase-tax.ts";
import type { PublishedExample } from "./test/published-example.ts";
import { publishedExamples } from "./test/published-examples.ts";

type Of<Kind extends PublishedExample["kind"]> = Extract<PublishedExample, { readonly kind: Kind }>;

/** What the product finds for an example, in pence; null where it holds no rates of that day. */
function found(example: PublishedExample): number | null {
	switch (example.kind) {
		case "purchase tax":
			return purchase(example);
		case "corporation tax":
			return ofCompany(example);
		case "finance cost reduction":
			return known(withFinanceCost(example), "credit");
		case "tax on a letting":
			return known(letting(example), "due");
		case "tax on rent":
			return known(rent(example), "due");
		case "dividend tax":
			return dividend(example);
		case "capital gains tax":
			return gain(example);
	}
}

function purchase({ inputs, day }: Of<"purchase tax">): number | null {
	const { nation, buyer, levies } = inputs;
	const price = fromPounds(inputs.price);
	const tax = levies
		? taxByLevies(levies, { price, day, buyer })
		: purchaseTax(nation, price, day, buyer);
	return tax?.total ?? null;
}

/** Limits that are shared, or cut to months, are the same as so many times the profits at a year's limits. */
function ofCompany({ inputs }: Of<"corporation tax">): number {
	const times = (inputs.companies ?? 1) * (12 / (inputs.months ?? 12));
	return corporationTax(pence(Math.round(fromPounds(inputs.profits) * times))) / times;
}

function withFinanceCost({ inputs, day }: Of<"finance cost reduction">): LettingTax {
	return taxAtPosition(
		{
			day,
			profitBeforeFinance: fromPounds(inputs.profit),
			financeCost: fromPounds(inputs.financeCost),
			broughtForward: fromPounds(inputs.broughtForward ?? 0),
		},
		england(inputs.otherIncome),
	);
}

function letting({ inputs, day }: Of<"tax on a letting">): LettingTax {
	const { profit, financeCost, taxpayer } = inputs;
	return incomeTaxAtBand(
		{ day, profitBeforeFinance: fromPounds(profit), financeCost: fromPounds(financeCost) },
		{ nation: "England", taxpayer },
	);
}

function rent({ inputs, day }: Of<"tax on rent">): LettingTax {
	return taxAtPosition(
		{ day, profitBeforeFinance: fromPounds(inputs.profit), financeCost: pence(0) },
		england(inputs.otherIncome),
	);
}

function england(income: number) {
	const incomePence = fromPounds(income);
	return { incomePence, nation: "England", share: 1, company: false } as const;
}

function known(tax: LettingTax, key: "credit" | "due" | "carriedForward"): number | null {
	return tax.known ? tax[key] : null;
}

function dividend({ inputs, day }: Of<"dividend tax">): number | null {
	const drawn = fromPounds(inputs.dividend);
	const otherIncome = fromPounds(inputs.otherIncome);
	if (!inputs.rates) {
		return dividendTax({ dividend: drawn, otherIncome, day })?.due ?? null;
	}
	const { allowance } = inputs.rates;
	const left = Math.max(0, allowance - otherIncome);
	return taxOnTop(inputs.rates, {
		below: Math.max(0, otherIncome - allowance),
		dividend: Math.max(0, drawn - left),
	});
}

function gain({ inputs, day }: Of<"capital gains tax">): number | null {
	const whole = fromPounds(inputs.gain);
	const taxableIncome = fromPounds(inputs.taxableIncome);
	if (inputs.rates) {
		return taxOnGain(inputs.rates, { gain: whole, taxableIncome }).due;
	}
	const income: Pence = pence(taxableIncome + currentAllowance.amount);
	return capitalGainsTax({ gain: whole, share: 1, income, day })?.due ?? null;
}

const titled = publishedExamples.map((example) => {
	const inputs = JSON.stringify(example.inputs, (key, value) =>
		key === "levies" || key === "rates" ? undefined : value,
	);
	return { name: `${example.publisher}, ${example.title}, ${example.day}: ${inputs}`, example };
});

describe("published worked examples", () => {
	it.each(titled)("$name", ({ example }) => {
		const tax = found(example);
		expect(tax).not.toBeNull();
		expect(Math.abs((tax ?? 0) / 100 - example.expected)).toBeLessThan(0.01);
	});

	it.each(
		titled.flatMap(({ name, example }) =>
			example.kind === "finance cost reduction" ? [{ name, example }] : [],
		),
	)("$name carries forward what is not relieved", ({ example }) => {
		expect(known(withFinanceCost(example), "carriedForward")).toBe(
			fromPounds(example.inputs.carriedForward),
		);
	});

	it("are of every kind", () => {
		expect(new Set(publishedExamples.map(({ kind }) => kind)).size).toBe(7);
	});

	it("are each in the list once", () => {
		const keys = publishedExamples.map(({ url, day, inputs }) =>
			JSON.stringify([url, day, inputs]),
		);
		expect(new Set(keys).size).toBe(publishedExamples.length);
	});

	it("are mostly read, at least 25 of them", () => {
		const read = publishedExamples.filter(({ seen }) => seen === "read");
		expect(read.length).toBeGreaterThanOrEqual(25);
	});

	it("are known from memory only where nobody's copy was read", () => {
		const copied = publishedExamples.filter(({ seen, readIn }) => seen === "memory" && readIn);
		expect(copied).toEqual([]);
	});
});
