import * as z from "zod";
import { Provenance } from "./evidence.ts";

/** Local Housing Allowance of the market area, in pounds. No amounts until the area is known. */
export const HousingBenefit = z.object({
	area: z.string().nullable(),
	because: z.enum(["stated", "outcode", "council"]).nullable(),
	/** How to find out the area from the council; null where that is not needed. */
	note: z.string().nullable(),
	/** The possible areas; empty where there is no choice, null where it may be any of the nation. */
	choices: z.array(z.string()).nullable(),
	rates: z.array(
		z.object({
			label: z.string(),
			weekly: z.number(),
			monthly: z.number(),
			/** Pounds a month; null where none is published. */
			percentile: z.number().nullable(),
			isOfHome: z.boolean(),
		}),
	),
	provenance: Provenance,
});
export type HousingBenefit = z.infer<typeof HousingBenefit>;
