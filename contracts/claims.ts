import * as z from "zod";

/** GET /api/claims: what the product says of itself in figures. */
export const Claims = z.object({
	/** Reports made so far, or the owner's figure as long as that is higher. Source: DECISIONS 11. */
	reportsGenerated: z.number(),
});
export type Claims = z.infer<typeof Claims>;
