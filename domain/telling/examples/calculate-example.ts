import { fromPounds, type Pence, pence } from "../../base/money.ts";
import { capitalGainsTax, taxOnGain } from "../../subjects/finance/capital-gains.ts";
import { corporationTax } from "../../subjects/finance/corporation-tax.ts";
import { dividendTax, taxOnTop } from "../../subjects/finance/dividend-tax.ts";
import { incomeTaxAtBand, type LettingTax } from "../../subjects/finance/income-tax.ts";
import { currentAllowance } from "../../subjects/finance/personal-allowance.ts";
import { taxAtPosition } from "../../subjects/finance/position-tax.ts";
import { purchaseTax, taxByLevies } from "../../subjects/finance/purchase-tax.ts";
import type { PublishedExample } from "./published-example.ts";

/** The product's result for a published example, to the penny. */
export type ExampleResult = {
	/** The tax or tax reduction; null where no rates of that day are held. */
	readonly amount: Pence | null;
	/** Finance cost without a reduction so far; null where the example is about something else. */
	readonly carriedForward: Pence | null;
};

type Of<Kind extends PublishedExample["kind"]> = Extract<PublishedExample, { readonly kind: Kind }>;

/** Calculates a published example by the functions that calculate a report. */
export function calculateExample(example: PublishedExample): ExampleResult {
	switch (example.kind) {
		case "purchase tax":
			return amountAlone(purchase(example));
		case "corporation tax":
			return amountAlone(ofCompany(example));
		case "finance cost reduction": {
			const tax = withFinanceCost(example);
			return tax.known
				? { amount: tax.credit, carriedForward: tax.carriedForward }
				: amountAlone(null);
		}
		case "tax on a letting":
			return amountAlone(dueOf(letting(example)));
		case "tax on rent":
			return amountAlone(dueOf(rent(example)));
		case "dividend tax":
			return amountAlone(dividend(example));
		case "capital gains tax":
			return amountAlone(gain(example));
	}
}

/** Published result that the product has to match. */
export function publishedResult(example: PublishedExample): ExampleResult {
	const amount = fromPounds(example.expected);
	return example.kind === "finance cost reduction"
		? { amount, carriedForward: fromPounds(example.inputs.carriedForward) }
		: { amount, carriedForward: null };
}

/** Whether the product matches the published result to the penny. */
export function isAsPublished(example: PublishedExample): boolean {
	const [ours, theirs] = [calculateExample(example), publishedResult(example)];
	return ours.amount === theirs.amount && ours.carriedForward === theirs.carriedForward;
}

/** Rounds an amount that may have fractions of a penny. */
function amountAlone(amount: number | null): ExampleResult {
	return { amount: amount === null ? null : pence(Math.round(amount)), carriedForward: null };
}

function purchase({ inputs, day }: Of<"purchase tax">): number | null {
	const { nation, buyer, levies } = inputs;
	const price = fromPounds(inputs.price);
	const tax = levies
		? taxByLevies(levies, { price, day, buyer })
		: purchaseTax(nation, price, day, buyer);
	return tax?.total ?? null;
}

/** Corporation tax with limits that are shared or reduced to months: equal to scaling the profits to a year's limits. */
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
		inEngland(inputs.otherIncome),
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
		inEngland(inputs.otherIncome),
	);
}

function inEngland(income: number) {
	const incomePence = fromPounds(income);
	return { incomePence, nation: "England", share: 1, company: false } as const;
}

function dueOf(tax: LettingTax): Pence | null {
	return tax.known ? tax.due : null;
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
	const income = pence(taxableIncome + currentAllowance.amount);
	return capitalGainsTax({ gain: whole, share: 1, income, day })?.due ?? null;
}
