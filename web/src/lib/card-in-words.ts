import type { CardOnFile } from "#contracts/subscription.ts";

/** As the networks write themselves. */
const networks: Readonly<Record<string, string>> = {
	amex: "American Express",
	diners: "Diners Club",
	discover: "Discover",
	jcb: "JCB",
	mastercard: "Mastercard",
	unionpay: "UnionPay",
	visa: "Visa",
};

/** "Visa ending 4242"; "Card ending 4242" for a network we do not know. */
export function cardInWords({ brand, last4 }: CardOnFile): string {
	return `${networks[brand] ?? "Card"} ending ${last4}`;
}
