import * as z from "zod";

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
 * malformed, since a median of the remaining sales would be a figure nobody published.
 */
const SaleBinding = z.object({
	txid: Literal,
	amount: Price,
	date: Day,
	postcode: Literal,
	ptype: OptionalLiteral,
	newBuild: OptionalLiteral,
	paon: OptionalLiteral,
	saon: OptionalLiteral,
	street: OptionalLiteral,
});
export type SaleBinding = z.infer<typeof SaleBinding>;

/** SPARQL 1.1 query results in JSON (W3C). */
export const SalesReply = z.object({
	results: z.object({ bindings: z.array(SaleBinding) }),
});
