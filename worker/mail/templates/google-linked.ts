import type { Letter } from "../letter.ts";

/** Tells someone that their account can now be opened with Google too. `link` leads to where a new password can be asked for. */
export function googleLinked(username: string, link: string): Letter {
	return {
		subject: "You can now sign in with Google",
		preview: "Your account was tied to a Google account with this address.",
		username,
		paragraphs: [
			"Somebody signed in with a Google account that has this address, so your account can now be opened with Google as well as with its password.",
			"If it was you, there is nothing to do. If it was not, set a new password now: that unties the Google account.",
		],
		button: { label: "Set a new password", address: link },
		notes: [],
	};
}
