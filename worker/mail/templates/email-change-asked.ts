import type { Letter } from "../letter.ts";

/** Tells the address of an account that the account is about to leave it. `link` leads to where a new password can be asked for. */
export function emailChangeAsked(username: string, link: string): Letter {
	return {
		subject: "Your account is about to change its address",
		preview: "Nothing has changed yet.",
		username,
		paragraphs: [
			"Somebody who is signed in to your account, and knows its password, asked to move it to another e-mail address. Nothing changes until the link sent to that address is opened.",
			"If it was you, there is nothing to do here. If it was not, set a new password now: that calls the move off and signs out every device.",
		],
		button: { label: "Set a new password", address: link },
		notes: [],
	};
}
