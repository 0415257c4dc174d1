import * as z from "zod";

/** Local Housing Allowance of the area, in pounds; nothing of it until the area is known. */
export const HousingBenefit = z.object({
	area: z.string().nullable(),
	because: z.enum(["stated", "outcode"]).nullable(),
	/** Areas to choose from; none where it is found without asking. */
	choices: z.array(z.string()),
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
	source: z.string(),
	url: z.string(),
	lastChecked: z.string(),
});
