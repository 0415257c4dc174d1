import { invalidRequest } from "./stripe-error.ts";

/**
 * Who calls: the product's server with its secret key, or a browser with the publishable one.
 *
 * @throws {StripeError} 401 for anything but a simulator's key, a real one above all.
 */
export function authorise(request: Request, keyInForm: string | undefined): "server" | "browser" {
	const header = request.headers.get("Authorization") ?? "";
	const key = /^Bearer (?<key>.+)$/.exec(header)?.groups?.["key"] ?? keyInForm;
	if (!key) {
		throw invalidRequest(
			"You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
			{ status: 401 },
		);
	}
	if (/^sk_test_sim_\w+$/.test(key)) {
		return "server";
	}
	if (/^pk_test_sim_\w+$/.test(key)) {
		return "browser";
	}
	throw invalidRequest(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`, {
		status: 401,
	});
}
