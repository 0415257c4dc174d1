import * as z from "zod";

/** Who is behind the product; empty fields of the configuration are null. */
export const Company = z.object({
	name: z.string().nullable(),
	number: z.string().nullable(),
	address: z.string().nullable(),
	/** Registration with the Information Commissioner. */
	icoNumber: z.string().nullable(),
});
export type Company = z.infer<typeof Company>;

/** GET /api/contact: where people write to for help, null where no address is set, and who answers. */
export const Contact = z.object({ supportEmail: z.string().nullable(), company: Company });
export type Contact = z.infer<typeof Contact>;
