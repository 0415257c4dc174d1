import { RefusedNews } from "#national/run/importer.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { sourceAddress } from "#worker/platform/source-address.ts";

/** Who is asked for each dataset, and the variable that names where. */
const publishers = {
	bank_rates: { who: "The Bank of England", variable: "BANK_RATE_URL" },
	house_prices: { who: "The UK House Price Index", variable: "HOUSE_PRICE_INDEX_URL" },
	rents: { who: "The Office for National Statistics", variable: "PRIVATE_RENTS_URL" },
	sales: { who: "Price Paid Data", variable: "PRICE_PAID_FILES_URL" },
	article_four: { who: "planning.data.gov.uk", variable: "PLANNING_FILES_URL" },
} as const satisfies Record<string, { who: string; variable: keyof Bindings }>;

/** Base address of a dataset's publisher, without a closing slash. @throws RefusedNews where none is configured */
export function connectedAddress(dataset: keyof typeof publishers, env: Bindings): string {
	const { who, variable } = publishers[dataset];
	const address = sourceAddress(env[variable]);
	if (address === null) {
		throw new RefusedNews(`${who} is not connected: ${variable} names no address.`);
	}
	return address;
}
