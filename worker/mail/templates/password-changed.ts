import type { Letter } from "../letter.ts";

/** Tells someone that their password is another one now. `link` leads to where a new one can be asked for. */
export function passwordChanged(username: string, link: string): Letter {
	return {
		subject: "Your password was changed",
		preview: "Every other device was signed out.",
		username,
		paragraphs: [
			"The password of your account was changed, and every other device was signed out.",
			"If it was you, there is nothing to do. If it was not, set a new password now.",
		],
		button: { label: "Set a new password", address: link },
		notes: [],
	};
}
