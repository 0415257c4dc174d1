/** What Stripe.js shows of an intent. No metadata, no customer, no charge: the browser is not the product's server. */
const publicFields = [
	"id",
	"object",
	"amount",
	"automatic_payment_methods",
	"canceled_at",
	"cancellation_reason",
	"capture_method",
	"client_secret",
	"confirmation_method",
	"created",
	"currency",
	"description",
	"last_payment_error",
	"last_setup_error",
	"livemode",
	"next_action",
	"payment_method",
	"payment_method_types",
	"processing",
	"receipt_email",
	"setup_future_usage",
	"shipping",
	"status",
	"usage",
] as const;

export function publicIntent(intent: unknown): Record<string, unknown> {
	const fields = new Map(Object.entries(Object(intent)));
	return Object.fromEntries(
		publicFields.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]),
	);
}
