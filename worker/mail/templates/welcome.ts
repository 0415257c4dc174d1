import { APP_NAME } from "#domain/product.ts";
import type { Letter } from "../letter.ts";

/** Greets someone whose address was just confirmed. `link` leads to the search. */
export function welcome(username: string, link: string): Letter {
	return {
		subject: `Welcome to ${APP_NAME}`,
		preview: "Your address is confirmed and your account is ready.",
		username,
		paragraphs: [
			"Your address is confirmed and your account is ready.",
			"Enter a postcode to see what could go wrong with letting a home there: energy rating, licensing, rent and yield, each with its source and its date.",
		],
		button: { label: "Check a postcode", address: link },
		notes: [
			"If you did not open this account, set a new password from the sign-in page. The account is then yours alone, and you can delete it.",
		],
	};
}
