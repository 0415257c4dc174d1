import * as z from "zod";
import { Provenance } from "./evidence.ts";

/** Local Housing Allowance of the area, in pounds; nothing of it until the area is known. */
export const HousingBenefit = z.object({
	area: z.string().nullable(),
	because: z.enum(["stated", "outcode", "council"]).nullable(),
	/** How the council tells the area; null where it does not. */
	note: z.string().nullable(),
	/** The few areas it may be, none where nothing is left to choose; null where it may be any of the nation. */
	choices: z.array(z.string()).nullable(),
	rates: z.array(
		z.object({
			label: z.string(),
			weekly: z.number(),
			monthly: z.number(),
			/** A month; null where none is published. */
			percentile: z.number().nullable(),
			isOfHome: z.boolean(),
		}),
	),
	provenance: Provenance,
});
export type HousingBenefit = z.infer<typeof HousingBenefit>;
