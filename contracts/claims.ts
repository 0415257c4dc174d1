import * as z from "zod";

/** GET /api/claims: what the product says of itself. */
export const Claims = z.object({
	/** Reports made so far, or the owner's figure as long as that is higher. Source: DECISIONS 11. */
	reportsGenerated: z.number(),
	/** Whether a language model is bound that words the commentary of reports: AI is named nowhere else. Source: DECISIONS 11. */
	hasModel: z.boolean(),
});
export type Claims = z.infer<typeof Claims>;
