import * as z from "zod";
import { bands } from "#domain/base/facts/band.ts";

/** Figures of every area of one authority, of one kind and date. */
function figureOf<Value extends z.ZodType>(value: Value) {
	return z
		.object({
			areas: z.array(z.object({ code: z.string(), value }).readonly()).readonly(),
			/** The figure of the whole authority; null where none of the same kind is published. */
			authority: value.nullable(),
			/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
			asOf: z.string(),
		})
		.readonly()
		.nullable();
}

/** GET /api/area-figures/{authority}: the figures that a map shades areas by. Null where we hold none, or this viewer may not see them. */
export const AreaFigures = z.object({
	/** Median price of homes sold, in pounds. For subscribers alone. Source: Rule ACCESS-3. */
	price: figureOf(z.number()),
	/** Median band of certificates. */
	energy: figureOf(z.enum(bands.map(({ letter }) => letter))),
	/** Recorded crimes per 1,000 residents a month. */
	crime: figureOf(z.number()),
	/** Percent of households that rent privately. */
	renters: figureOf(z.number()),
});
export type AreaFigures = z.infer<typeof AreaFigures>;
