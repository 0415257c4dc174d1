import { VERIFY_LINK } from "#domain/account/lifetimes.ts";
import { hoursInWords } from "../hours-in-words.ts";
import type { Letter } from "../letter.ts";

/** Asks whoever reads an address to confirm that it is theirs. Holds nothing that a user typed: anybody can type any address. */
export function verifyEmail(link: string): Letter {
	const lifetime = hoursInWords(VERIFY_LINK);
	return {
		subject: "Confirm your e-mail address",
		preview: `The link works once and for ${lifetime}.`,
		username: null,
		paragraphs: [
			"Please confirm that this address is yours, so that we can use it for your account.",
		],
		button: { label: "Confirm this address", address: link },
		notes: [
			`The link works once and for ${lifetime}.`,
			"If you did not ask for this, somebody typed your address, most likely by mistake. You need do nothing: without this link they cannot confirm it.",
		],
	};
}
