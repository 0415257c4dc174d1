import * as z from "zod";
import type { Fetch } from "#datasets/http/read-body.ts";
import { parseReply, readJson } from "#datasets/http/read-json.ts";
import { SourceFault } from "#datasets/http/source-fault.ts";
import type { IsoDate } from "#domain/base/calendar.ts";
import type { Sale } from "#domain/base/facts/facts.ts";
import { fromPounds } from "#domain/base/money.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import { sourceUrl } from "../source-url.ts";

const Literal = z.object({ value: z.string() });
const OptionalLiteral = Literal.optional().transform((literal) => literal?.value.trim() || null);

/** A price in whole pounds. */
const Price = Literal.transform((literal) => literal.value).pipe(
	z
		.string()
		.regex(/^[1-9]\d{0,9}$/)
		.transform(Number),
);
const Day = Literal.transform((literal) => literal.value).pipe(z.iso.date());

/**
 * A sale. Its price, date and postcode must be what they say: one that cannot be read makes the whole answer
 * malformed, since a median of the remaining sales would be a figure no one published.
 */
const SaleBinding = z.object({
	txid: Literal,
	amount: Price,
	date: Day,
	postcode: Literal,
	ptype: OptionalLiteral,
	newBuild: OptionalLiteral,
	estate: OptionalLiteral,
	paon: OptionalLiteral,
	saon: OptionalLiteral,
	street: OptionalLiteral,
});
type SaleBinding = z.infer<typeof SaleBinding>;

/** SPARQL 1.1 query results in JSON (W3C). */
const SalesReply = z.object({
	results: z.object({ bindings: z.array(SaleBinding) }),
});

const SOURCE = "pricePaid";
const MOST_SALES = 200;

/** Last part of the type's address in the vocabulary, and what it is called here. */
const propertyTypes: Readonly<Record<string, Sale["propertyType"]>> = {
	detached: "detached",
	"semi-detached": "semi-detached",
	terraced: "terraced",
	"flat-maisonette": "flat",
};

/** The same of the estate sold. */
const tenures: Readonly<Record<string, Sale["tenure"]>> = {
	freehold: "freehold",
	leasehold: "leasehold",
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
		propertyType: propertyTypes[lastPart(binding.ptype)] ?? "other",
		newBuild: binding.newBuild === "true" || binding.newBuild === "1",
		tenure: tenures[lastPart(binding.estate)] ?? null,
		address: addressOf(binding),
	};
}

function lastPart(address: string | null): string {
	return address?.split("/").at(-1) ?? "";
}

/** "FLAT 10, BURLEIGH COURT, BELMONT ROAD", "56 PEEL BROW": a number belongs to its street, a name stands alone. */
function addressOf({ saon, paon, street }: SaleBinding): string {
	const building = [paon, street].filter((part) => part !== null);
	const numbered = paon !== null && /^\d/.test(paon);
	return [saon, building.join(numbered ? " " : ", ")].filter(Boolean).join(", ");
}

/**
 * SPARQL for full-value sales (category A) at one postcode, newest first. The postcode's triple stands first and the
 * record's type is left out: in any other order the service runs into its own time limit.
 * Vocabulary: landregistry.data.gov.uk/def/ppi and /def/common.
 */
export function salesQuery(postcode: Postcode, since: IsoDate, limit: number): string {
	return `PREFIX ppd: <http://landregistry.data.gov.uk/def/ppi/>
PREFIX lrcommon: <http://landregistry.data.gov.uk/def/common/>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
SELECT ?txid ?amount ?date ?ptype ?newBuild ?estate ?paon ?saon ?street ?postcode WHERE {
	VALUES ?postcode { ${literal(postcode.formatted)} }
	?address lrcommon:postcode ?postcode .
	?record ppd:propertyAddress ?address ;
		ppd:pricePaid ?amount ;
		ppd:transactionDate ?date ;
		ppd:transactionId ?txid ;
		ppd:transactionCategory ppd:standardPricePaidTransaction .
	FILTER(?date >= ${literal(since)}^^xsd:date)
	OPTIONAL { ?record ppd:propertyType ?ptype }
	OPTIONAL { ?record ppd:newBuild ?newBuild }
	OPTIONAL { ?record ppd:estateType ?estate }
	OPTIONAL { ?address lrcommon:paon ?paon }
	OPTIONAL { ?address lrcommon:saon ?saon }
	OPTIONAL { ?address lrcommon:street ?street }
} ORDER BY DESC(?date) LIMIT ${limit}`;
}

/** A SPARQL string. Its escapes are those of JSON. */
function literal(text: string): string {
	return JSON.stringify(text);
}
