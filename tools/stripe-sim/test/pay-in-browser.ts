const PUBLISHABLE_KEY = "pk_test_sim_tests";

type Entry = {
	readonly clientSecret: string;
	readonly number: string;
	/** What the owner answers when asked for proof; unanswered unless given. */
	readonly challenge?: "pass" | "fail";
};

type Answer = { readonly status: number; readonly body: unknown };

/**
 * Confirms an intent with a card as the page does through Stripe.js, and answers the challenge when there is one.
 *
 * @param fetch of the simulator.
 */
export async function payInBrowser(
	fetch: (url: string, init: RequestInit) => Promise<Response>,
	{ clientSecret, number, challenge }: Entry,
): Promise<Answer> {
	const [id = ""] = clientSecret.split("_secret_");
	const kind = id.startsWith("seti_") ? "setup_intents" : "payment_intents";
	const post = async (action: string, fields: Record<string, string>): Promise<Answer> => {
		const response = await fetch(`https://api.stripe.com/v1/${kind}/${id}/${action}`, {
			method: "POST",
			headers: { "Content-Type": "application/x-www-form-urlencoded" },
			body: new URLSearchParams({
				key: PUBLISHABLE_KEY,
				client_secret: clientSecret,
				...fields,
			}).toString(),
		});
		return { status: response.status, body: await response.json() };
	};
	const confirmed = await post("confirm", {
		"payment_method_data[type]": "card",
		"payment_method_data[card][number]": number,
		"payment_method_data[card][exp_month]": "12",
		"payment_method_data[card][exp_year]": "2039",
		"payment_method_data[card][cvc]": "123",
	});
	return challenge ? await post("challenge", { outcome: challenge }) : confirmed;
}
