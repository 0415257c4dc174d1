import * as z from "zod";

/** GET /api/user, and what signing in or up answers: the person behind the session, seen by themselves. */
export const User = z.object({
	username: z.string(),
	email: z.string(),
	firstName: z.string().nullable(),
	lastName: z.string().nullable(),
	isAdmin: z.boolean(),
	/** Whether the e-mail address was shown to be theirs. */
	isVerified: z.boolean(),
	/** False for someone who only ever signed in with Google. */
	hasPassword: z.boolean(),
	/** An address they want to move to, whose link they have yet to open. */
	pendingEmail: z.string().nullable(),
});
export type User = z.infer<typeof User>;
