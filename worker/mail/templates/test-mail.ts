import type { Letter } from "../letter.ts";

/** Shows an administrator that mail leaves the product. `link` leads to the panel. */
export function testMail(username: string, link: string): Letter {
	return {
		subject: "Test mail",
		preview: "Mail works: this one reached you.",
		username,
		paragraphs: ["Mail works: this one reached you. You asked for it in the admin panel."],
		button: { label: "Open the admin panel", address: link },
		notes: [
			"If it lay in your spam folder, check SPF, DKIM and DMARC of the sender's domain.",
			"If you did not ask for it, sign out your other devices and change your password.",
		],
	};
}
