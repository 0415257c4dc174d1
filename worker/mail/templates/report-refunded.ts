import type { Pence } from "#domain/money.ts";
import { poundsAndPence } from "#domain/words.ts";
import type { Letter } from "../letter.ts";

type GivenBack = {
	readonly postcode: string;
	readonly address: string | null;
	readonly refunded: Pence;
	/** Paid with test cards. */
	readonly isTest: boolean;
};

/** Tells a buyer that what they paid for a report was given back, and that the report is closed by that. */
export function reportRefunded({ postcode, address, refunded, isTest }: GivenBack): Letter {
	const amount = poundsAndPence(refunded);
	const home = address ?? postcode;
	return {
		subject: `We have given back ${amount} for your report`,
		preview: isTest
			? "It was paid with a test card, and the report is closed."
			: "All of it goes back to your card, and the report is closed.",
		username: null,
		paragraphs: [
			isTest
				? `The ${amount} for the report on ${home} was given back. It was paid with a test card, so no money was taken and none comes back.`
				: `The ${amount} you paid for the report on ${home} was given back to the card you paid with. Banks take five to ten days to show it.`,
			"With that the report is closed: its link and its PDF open no more.",
		],
		notes: [
			"If you did not buy it, somebody typed your address by mistake: you can ignore this mail.",
		],
	};
}
