export type Intent = {
	readonly id: string;
	readonly status: string;
	readonly [field: string]: unknown;
};

type ShimError = {
	readonly type: string;
	readonly message?: string;
	readonly code?: string;
	readonly [field: string]: unknown;
};

export type Answer = { readonly intent: Intent } | { readonly error: ShimError };

export type Account = { readonly api: string; readonly key: string };

const unreachable: ShimError = {
	type: "api_connection_error",
	message:
		"We are experiencing issues connecting to our payments provider. You have not been charged. Please check your internet connection and try again.",
};

/** Whether a client secret belongs to a SetupIntent. */
export const isSetup = (clientSecret: string): boolean => clientSecret.startsWith("seti_");

/**
 * Reads an intent, or acts on it. Never throws: errors are returned, as in Stripe.js.
 *
 * @param action empty to read; the fields are sent as a form.
 */
export async function callApi(
	{ api, key }: Account,
	clientSecret: string,
	action: "" | "confirm" | "challenge",
	fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
	const [id = ""] = clientSecret.split("_secret_");
	const kind = isSetup(clientSecret) ? "setup_intents" : "payment_intents";
	const form = new URLSearchParams({ key, client_secret: clientSecret, ...fields });
	const address = `${api}/v1/${kind}/${id}`;
	try {
		const response =
			action === ""
				? await fetch(`${address}?${form}`)
				: await fetch(`${address}/${action}`, { method: "POST", body: form });
		const body = await response.json();
		return response.ok ? { intent: body } : { error: body.error };
	} catch {
		return { error: unreachable };
	}
}

/** What Stripe.js throws when a page uses it wrongly. */
export function integrationError(message: string): Error {
	const error = new Error(message);
	error.name = "IntegrationError";
	return error;
}
