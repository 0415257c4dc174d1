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
	certificate_changes: { who: "The energy register", variable: "EPC_REGISTER_URL" },
} as const satisfies Record<string, { who: string; variable: keyof Bindings }>;

type Connected = keyof typeof publishers;

export function isConnected(dataset: string): dataset is Connected {
	return dataset in publishers;
}

/** Base address of a dataset's publisher, without a closing slash; or why there is none. */
export function connectionOf(
	dataset: Connected,
	env: Bindings,
): { readonly address: string } | { readonly whyOff: string } {
	const { who, variable } = publishers[dataset];
	const address = sourceAddress(env[variable]);
	return address === null
		? { whyOff: `${who} is not connected: ${variable} names no address.` }
		: { address };
}

/** Base address of a dataset's publisher, without a closing slash. @throws RefusedNews where none is configured */
export function connectedAddress(dataset: Connected, env: Bindings): string {
	const connection = connectionOf(dataset, env);
	if ("whyOff" in connection) {
		throw new RefusedNews(connection.whyOff);
	}
	return connection.address;
}
