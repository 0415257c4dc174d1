import type { Letter } from "../letter.ts";

/** Tells a buyer that a payment of theirs went back. `link` leads to the report, where they may still read or buy it. */
export function paymentReturned(home: string, link: string): Letter {
	return {
		subject: "Your payment was given back",
		preview: "It could not be used, and all of it goes back to your card.",
		username: null,
		paragraphs: [
			`Your payment for the report on ${home} went through but could not be used: the report was already paid for, or could no longer be bought.`,
			"All of it goes back to the card you paid with. Banks take five to ten days to show it.",
		],
		button: { label: "See the report", address: link },
		notes: [
			"If you did not buy it, somebody typed your address by mistake: you can ignore this mail.",
		],
	};
}
