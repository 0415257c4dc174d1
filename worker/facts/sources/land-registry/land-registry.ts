import type { IsoDate } from "#domain/calendar.ts";
import type { Sale } from "#domain/facts.ts";
import { fromPounds } from "#domain/money.ts";
import type { Postcode } from "#domain/postcode.ts";
import type { Fetch } from "#worker/platform/fetch.ts";
import { parseReply } from "../parse-reply.ts";
import { readJson } from "../read-json.ts";
import { SourceFault } from "../source-fault.ts";
import { sourceUrl } from "../source-url.ts";
import { type SaleBinding, SalesReply } from "./land-registry-shape.ts";
import { salesQuery } from "./sales-query.ts";

const SOURCE = "pricePaid";
const MOST_SALES = 200;

/** Last part of the type's address in the vocabulary, and what it is called here. */
const propertyTypes: Readonly<Record<string, Sale["propertyType"]>> = {
	detached: "detached",
	"semi-detached": "semi-detached",
	terraced: "terraced",
	"flat-maisonette": "flat",
};

type LandRegistry = {
	/** Full-value sales registered at the postcode since a day, newest first, at most 200. */
	salesAt(postcode: Postcode, since: IsoDate, signal: AbortSignal): Promise<Sale[]>;
};

/** Price Paid Data of HM Land Registry as linked data, England and Wales. */
export function landRegistry({ baseUrl, fetch }: { baseUrl: string; fetch: Fetch }): LandRegistry {
	return {
		async salesAt(postcode, since, signal) {
			const { body } = await readJson({
				source: SOURCE,
				url: sourceUrl(baseUrl, "/landregistry/query"),
				headers: { Accept: "application/sparql-results+json" },
				form: { query: salesQuery(postcode, since, MOST_SALES) },
				fetch,
				signal,
			});
			const { bindings } = parseReply(SOURCE, SalesReply, body).results;
			if (bindings.some((binding) => binding.postcode.value !== postcode.formatted)) {
				throw new SourceFault(SOURCE, "malformed", "answered for another postcode");
			}
			return onePerTransaction(bindings)
				.filter((binding) => binding.date >= since)
				.map(toSale)
				.toSorted((a, b) => b.date.localeCompare(a.date))
				.slice(0, MOST_SALES);
		},
	};
}

/** A transaction comes once for every combination of its optional parts, so twice when an address has two streets. */
function onePerTransaction(bindings: readonly SaleBinding[]): SaleBinding[] {
	return [...new Map(bindings.map((binding) => [binding.txid.value, binding])).values()];
}

function toSale(binding: SaleBinding): Sale {
	return {
		price: fromPounds(binding.amount),
		date: binding.date,
		// A type not stated is "other", which figures of houses and flats leave aside.
		propertyType: propertyTypes[binding.ptype?.split("/").at(-1) ?? ""] ?? "other",
		newBuild: binding.newBuild === "true" || binding.newBuild === "1",
		address: addressOf(binding),
	};
}

/** "FLAT 10, BURLEIGH COURT, BELMONT ROAD", "56 PEEL BROW": a number belongs to its street, a name stands alone. */
function addressOf({ saon, paon, street }: SaleBinding): string {
	const building = [paon, street].filter((part) => part !== null);
	const numbered = paon !== null && /^\d/.test(paon);
	return [saon, building.join(numbered ? " " : ", ")].filter(Boolean).join(", ");
}
