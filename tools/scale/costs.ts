import type { Usage } from "./usage.ts";

type Price = {
	/** What is counted, in words behind a number. */
	readonly unit: string;
	readonly included: number;
	/** Dollars for each one more. */
	readonly dollars: number;
};

/** Dollars a month of Workers Paid. */
export const SUBSCRIPTION = 5;

/** What each meter costs by the month. Source: the pages named in docs/operations.md, What it costs, read on 29 November 2026; of the log the prices from 1 December 2026. */
export const prices: Readonly<Record<string, Price>> = {
	requests: { unit: "million", included: 10, dollars: 0.3 },
	CPU: { unit: "million ms", included: 30, dollars: 0.02 },
	"KV reads": { unit: "million", included: 10, dollars: 0.5 },
	"KV writes": { unit: "million", included: 1, dollars: 5 },
	"KV storage": { unit: "GB", included: 1, dollars: 0.5 },
	"D1 rows read": { unit: "million", included: 25_000, dollars: 0.001 },
	"D1 rows written": { unit: "million", included: 50, dollars: 1 },
	"D1 storage": { unit: "GB", included: 5, dollars: 0.75 },
	"R2 storage": { unit: "GB", included: 10, dollars: 0.015 },
	"R2 writes": { unit: "million", included: 1, dollars: 4.5 },
	queue: { unit: "million", included: 1, dollars: 0.4 },
	mail: { unit: "thousand", included: 3, dollars: 0.35 },
	"log taken in": { unit: "GB", included: 50, dollars: 0.25 },
	"log kept": { unit: "GB", included: 12, dollars: 0.1 },
	"data points": { unit: "million", included: 10, dollars: 0.25 },
};

/** A usage with its price. */
export type Cost = Usage & Price & { readonly cost: number };

/** What a month of a usage costs in dollars. @throws Error for a meter without a price */
export function costOf(usage: Usage): Cost {
	const price = prices[usage.meter];
	if (!price) {
		throw new Error(`${usage.meter} has no price`);
	}
	return { ...usage, ...price, cost: Math.max(0, usage.used - price.included) * price.dollars };
}
