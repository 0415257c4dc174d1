import * as z from "zod";
import { type Band, isBand } from "#domain/base/facts/band.ts";
import { OptionalText } from "../shapes.ts";

/** A band letter in either case; anything else is no band. */
export const BandLetter = z
	.unknown()
	.optional()
	.transform((letter): Band | null => {
		const upper = typeof letter === "string" ? letter.toUpperCase() : null;
		return isBand(upper) ? upper : null;
	});

/** A unique property reference number, sent as a number or as digits. Only used to tell homes apart. */
export const Uprn = z
	.union([z.int().positive(), z.string().regex(/^\d{1,12}$/)])
	.nullish()
	.catch(null)
	.transform((uprn) => (uprn ? String(uprn) : null));

/**
 * A line of the search. One without a number or a real date makes the whole answer malformed rather than being left
 * out, for the certificate left out could be the newest of its home, and an older band would stand in its place.
 */
const SearchRow = z.object({
	certificateNumber: z.string().regex(/^\d{4}(-\d{4}){4}$/),
	addressLine1: OptionalText,
	addressLine2: OptionalText,
	addressLine3: OptionalText,
	addressLine4: OptionalText,
	postcode: z.string(),
	uprn: Uprn,
	currentEnergyEfficiencyBand: BandLetter,
	registrationDate: z.iso.date(),
});
export type SearchRow = z.infer<typeof SearchRow>;

/** The retired service's `{"rows": []}` does not fit, so its empty list cannot pass for "no certificates". */
export const SearchReply = z
	.object({
		data: z.array(SearchRow),
		pagination: z.object({ totalRecords: z.int().nonnegative() }),
	})
	.refine((reply) => reply.pagination.totalRecords <= reply.data.length, "not all rows came");

/**
 * One page of a search that takes several. Only the postcodes are read of it: they are asked for again, so what else a line says is judged
 * then.
 */
export const PageReply = z.object({
	data: z.array(z.object({ postcode: z.string().nullish() })),
	pagination: z.object({ currentPage: z.int().positive(), totalPages: z.int().nonnegative() }),
});

/** A refusal with the register's own words, in the wrapping it sends or bare as its published contract has it. */
export function refusalReply(words: string) {
	const error = z.object({ error: z.string().startsWith(words) });
	return z.union([z.object({ data: error }), error]);
}
