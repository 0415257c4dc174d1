import { noSuchRoute, ok, type Reply, type SourceRequest } from "../exchange.ts";
import { type SaleFixture, sales } from "../fixtures/sales.ts";

const COMMON = "http://landregistry.data.gov.uk/def/common";

/**
 * `POST /landregistry/query` with a SPARQL query in a form. It understands the one query the product asks: a list of
 * postcodes, a first day and a limit.
 */
export function answerLandRegistry({ method, path, body }: SourceRequest): Reply {
	if (method !== "POST" || path !== "/landregistry/query") {
		return noSuchRoute;
	}
	const query = new URLSearchParams(body).get("query") ?? "";
	const postcode = /VALUES \?\w+ \{ "([^"]+)" \}/.exec(query)?.[1];
	const since = /\?date >= "(\d{4}-\d\d-\d\d)"\^\^xsd:date/.exec(query)?.[1];
	const limit = /LIMIT (\d+)$/.exec(query)?.[1];
	if (!postcode || !since || !limit) {
		return { status: 400, json: { error: "Parse error" } };
	}
	const found = sales
		.filter((sale) => sale.postcode === postcode && sale.date >= since)
		.toSorted((a, b) => b.date.localeCompare(a.date))
		.slice(0, Number(limit));
	return ok({ head: { vars: [] }, results: { bindings: found.map(toBinding) } });
}

function toBinding(sale: SaleFixture): object {
	return {
		txid: literal(sale.id),
		amount: typed(String(sale.pounds), "integer"),
		date: typed(sale.date, "date"),
		postcode: literal(sale.postcode),
		ptype: { type: "uri", value: `${COMMON}/${sale.type}` },
		newBuild: typed(String(sale.newBuild), "boolean"),
		...(sale.estate ? { estate: { type: "uri", value: `${COMMON}/${sale.estate}` } } : {}),
		paon: literal(sale.paon),
		...(sale.saon ? { saon: literal(sale.saon) } : {}),
		street: literal(sale.street),
	};
}

function literal(value: string): object {
	return { type: "literal", value };
}

function typed(value: string, type: string): object {
	return { ...literal(value), datatype: `http://www.w3.org/2001/XMLSchema#${type}` };
}
