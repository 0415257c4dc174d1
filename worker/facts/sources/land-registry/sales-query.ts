import type { IsoDate } from "#domain/calendar.ts";
import type { Postcode } from "#domain/postcode.ts";

/**
 * SPARQL for full-value sales (category A) at one postcode, newest first. The postcode's triple stands first and the
 * record's type is left out: in any other order the service runs into its own time limit.
 * Vocabulary: landregistry.data.gov.uk/def/ppi and /def/common.
 */
export function salesQuery(postcode: Postcode, since: IsoDate, limit: number): string {
	return `PREFIX ppd: <http://landregistry.data.gov.uk/def/ppi/>
PREFIX lrcommon: <http://landregistry.data.gov.uk/def/common/>
PREFIX xsd: <http://www.w3.org/2001/XMLSchema#>
SELECT ?txid ?amount ?date ?ptype ?newBuild ?paon ?saon ?street ?postcode WHERE {
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
	OPTIONAL { ?address lrcommon:paon ?paon }
	OPTIONAL { ?address lrcommon:saon ?saon }
	OPTIONAL { ?address lrcommon:street ?street }
} ORDER BY DESC(?date) LIMIT ${limit}`;
}

/** A SPARQL string. Its escapes are those of JSON. */
function literal(text: string): string {
	return JSON.stringify(text);
}
