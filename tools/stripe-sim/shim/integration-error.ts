/** What Stripe.js throws when a page uses it wrongly. */
export function integrationError(message: string): Error {
	const error = new Error(message);
	error.name = "IntegrationError";
	return error;
}
