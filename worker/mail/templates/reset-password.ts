import { RESET_LINK } from "#domain/account/lifetimes.ts";
import { APP_NAME } from "#domain/product.ts";
import { hoursInWords } from "../hours-in-words.ts";
import type { Letter } from "../letter.ts";

/** The link to set a new password. Holds nothing that a user typed: anybody can ask for it. */
export function resetPassword(link: string): Letter {
	const lifetime = hoursInWords(RESET_LINK);
	return {
		subject: "Set a new password",
		preview: `The link works once and for ${lifetime}.`,
		username: null,
		paragraphs: [
			`Somebody asked to set a new password for the ${APP_NAME} account with this e-mail address. If it was you, choose one here.`,
		],
		button: { label: "Set a new password", address: link },
		notes: [
			`The link works once and for ${lifetime}. Setting a new password signs you out on every device.`,
			"If it was not you, you need do nothing: your password stays as it is.",
		],
	};
}
