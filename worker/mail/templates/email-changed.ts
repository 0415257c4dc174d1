import type { Letter } from "../letter.ts";

/** Tells the address an account had until now that it has another. `link` leads to the account. */
export function emailChanged(username: string, link: string): Letter {
	return {
		subject: "The e-mail address of your account was changed",
		preview: "From now on we write to your new address.",
		username,
		paragraphs: [
			"Your account now has another e-mail address. From now on we write there, and this address no longer signs you in.",
			"If it was you, there is nothing to do. If it was not, sign in with your username, change the address back and set a new password.",
		],
		button: { label: "Open your account", address: link },
		notes: [],
	};
}
