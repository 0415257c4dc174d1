import { invalidRequest } from "./stripe-error.ts";

/** @throws {StripeError} `email_invalid`; empty text, which takes an address away, is no fault. */
export function checkEmail(email: string | null | undefined, param: string): void {
	if (email && !/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email)) {
		throw invalidRequest(`Invalid email address: ${email}`, { code: "email_invalid", param });
	}
}
