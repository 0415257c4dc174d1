const PUBLISHABLE_KEY = "pk_test_sim_tests";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Entry = {
	readonly clientSecret: string;
	readonly number: string;
	/** The owner's answer to the authentication request; unanswered by default. */
	readonly challenge?: "pass" | "fail";
};

type Answer = { readonly status: number; readonly body: unknown };

/**
 * Confirms an intent with a card as the page does through Stripe.js, and answers the challenge when there is one.
 *
 * @param fetch of the simulator.
 */
export async function payInBrowser(
	fetch: Fetch,
	{ clientSecret, number, challenge }: Entry,
): Promise<Answer> {
	const confirmed = await post(fetch, clientSecret, "confirm", {
		"payment_method_data[type]": "card",
		"payment_method_data[card][number]": number,
		"payment_method_data[card][exp_month]": "12",
		"payment_method_data[card][exp_year]": "2039",
		"payment_method_data[card][cvc]": "123",
	});
	return challenge ? await answerInBrowser(fetch, clientSecret, challenge) : confirmed;
}

/** Answers the challenge of an intent that waits for the owner of its card. */
export function answerInBrowser(
	fetch: Fetch,
	clientSecret: string,
	outcome: "pass" | "fail",
): Promise<Answer> {
	return post(fetch, clientSecret, "challenge", { outcome });
}

async function post(
	fetch: Fetch,
	clientSecret: string,
	action: string,
	fields: Record<string, string>,
): Promise<Answer> {
	const [id = ""] = clientSecret.split("_secret_");
	const kind = id.startsWith("seti_") ? "setup_intents" : "payment_intents";
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
}
