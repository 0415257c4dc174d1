import * as z from "zod";

/** GET /api/contact: where people write to for help; null where no address is set. */
export const Contact = z.object({ supportEmail: z.string().nullable() });
export type Contact = z.infer<typeof Contact>;
