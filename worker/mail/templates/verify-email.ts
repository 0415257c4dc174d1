import { VERIFY_LINK } from "#domain/account/lifetimes.ts";
import { APP_NAME } from "#domain/product.ts";
import { hoursInWords } from "../hours-in-words.ts";
import type { Letter } from "../letter.ts";

/**
 * Asks whoever reads an address to confirm that it is theirs, and says for which account: anybody can type any address. The
 * username, of letters, digits, hyphens and underscores alone, is all of what a stranger typed that can stand here.
 */
export function verifyEmail(username: string, link: string): Letter {
	const lifetime = hoursInWords(VERIFY_LINK);
	return {
		subject: "Confirm your e-mail address",
		preview: `The link works once and for ${lifetime}.`,
		username: null,
		paragraphs: [
			`This address was given for the ${APP_NAME} account "${username}". If the account is yours, please confirm that the address is too: open the link, signed in as ${username}.`,
		],
		button: { label: "Confirm this address", address: link },
		notes: [
			`The link works once and for ${lifetime}.`,
			"If that account is not yours, somebody typed your address, most likely by mistake. Please do not confirm it. You need do nothing: without this link nobody can.",
		],
	};
}
