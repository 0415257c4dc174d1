import * as z from "zod";
import { Month, OptionalText } from "../shapes.ts";

/**
 * The United Kingdom and the Crown dependencies with some sea around them, in degrees (WGS84). A position outside is
 * not a slip to be left out but the sign of an answer that cannot be trusted, so all of it is refused.
 */
const Latitude = z.number().min(49).max(61.5).nullable();
const Longitude = z.number().min(-9.5).max(2.5).nullable();

/** A GSS code; the pseudo codes of places without such an area (`E99999999`) mean there is none. */
const GssCode = z
	.string()
	.regex(/^[A-Z]\d{8}$/)
	.nullish()
	.transform((code) => (code && !code.endsWith("99999999") ? code : null));

export const Found = z.object({
	result: z.object({
		postcode: z.string(),
		country: z.enum([
			"England",
			"Wales",
			"Scotland",
			"Northern Ireland",
			"Channel Islands",
			"Isle of Man",
		]),
		region: OptionalText,
		latitude: Latitude,
		longitude: Longitude,
		admin_district: OptionalText,
		admin_ward: OptionalText,
		codes: z.object({
			admin_district: GssCode,
			admin_ward: GssCode,
			msoa: GssCode,
			msoa21: GssCode,
		}),
	}),
});
export type Found = z.infer<typeof Found>;

/** `year_terminated` and `month_terminated` as `YYYY-MM`. */
const Since = z
	.object({ year_terminated: z.int(), month_terminated: z.int() })
	.transform((date) => `${date.year_terminated}-${String(date.month_terminated).padStart(2, "0")}`)
	.pipe(Month);

/** Postcodes around a position, nearest first; null where there is none in reach. */
export const Nearest = z.object({
	result: z
		.array(z.object({ postcode: z.string(), distance: z.number().min(0).max(20_000) }))
		.nullable(),
});
export type Nearest = z.infer<typeof Nearest>;

/** The two bodies a 404 may have. Any other is not from postcodes.io, but from something in between. */
export const NotFound = z.discriminatedUnion("error", [
	z.object({ error: z.literal("Invalid postcode") }),
	z.object({ error: z.literal("Postcode not found"), terminated: Since.optional() }),
]);
export type NotFound = z.infer<typeof NotFound>;
