import * as z from "zod";

/** GET /api/postcode/validate/{postcode}: always 200. `reason` says why not, when not. */
export const PostcodeValidation = z.object({ isValid: z.boolean(), reason: z.string().optional() });
export type PostcodeValidation = z.infer<typeof PostcodeValidation>;
