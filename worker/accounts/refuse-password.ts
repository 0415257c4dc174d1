import { normalizePassword } from "#domain/business/account/password.ts";
import { Problem } from "#worker/platform/problem.ts";
import { isCommonPassword } from "./common-passwords.ts";

/**
 * Refuses a password that anybody would try first: one of the commonest, or the owner's own name or address. `field` is what the
 * payload calls it. Source: NIST SP 800-63B, section 5.1.1.2. @throws Problem `password_refused`
 */
export function refuseGuessable(
	password: string,
	{ personal, field }: { personal: readonly string[]; field: string },
): void {
	const names = personal.flatMap((word) => [word, word.split("@")[0] ?? word]);
	if (isCommonPassword(password)) {
		refuse("This is one of the most common passwords. Please choose another.", field);
	}
	const plain = normalizePassword(password).toLowerCase();
	if (names.some((name) => name.toLowerCase() === plain)) {
		refuse("Your password cannot be your own name or address. Please choose another.", field);
	}
}

function refuse(message: string, field: string): never {
	throw new Problem("password_refused", message, { fields: { [field]: message } });
}
