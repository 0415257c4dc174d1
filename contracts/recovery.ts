import * as z from "zod";
import { Email, LinkToken, NewPassword } from "./credentials.ts";

/** POST /api/forgot-password: answers the same whether or not an account exists. */
export const ForgotPassword = z.object({ email: Email });
export type ForgotPassword = z.infer<typeof ForgotPassword>;

/** POST /api/reset-password: ends every session and spends the link. */
export const ResetPassword = z.object({ token: LinkToken, password: NewPassword });
export type ResetPassword = z.infer<typeof ResetPassword>;

/** GET /api/verify-reset-token/{token} and /api/verify-email/{token}: the part of the address. */
export const LinkParam = z.object({ token: LinkToken });

/** What a call answers that has nothing to give but that it was done, in words for a person. */
export const Done = z.object({ message: z.string() });
export type Done = z.infer<typeof Done>;
