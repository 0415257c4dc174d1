/** The body of an error as Stripe sends it under `error`. */
export type ErrorBody = {
	readonly type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
	readonly message: string;
	readonly code?: string;
	readonly decline_code?: string;
	readonly param?: string;
	readonly doc_url?: string;
	/** The objects it is about, by their kind: `payment_intent`, `payment_method`, `setup_intent`, `charge`. */
	readonly [about: string]: unknown;
};

/** What an operation throws to answer with an error. */
export class StripeError extends Error {
	readonly status: number;
	readonly body: ErrorBody;

	constructor(status: number, body: ErrorBody) {
		super(body.message);
		this.status = status;
		this.body = withDocUrl(body);
	}
}

type Details = {
	readonly code?: string;
	readonly param?: string;
	readonly status?: number;
} & Readonly<Record<string, unknown>>;

export function invalidRequest(message: string, details: Details = {}): StripeError {
	const { status = 400, ...rest } = details;
	return new StripeError(status, { type: "invalid_request_error", message, ...rest });
}

/** An id in the path that names nothing is 404; one in a parameter is 400 and names the parameter. */
export function noSuch(kind: string, id: string, param?: string): StripeError {
	const status = param ? 400 : 404;
	const message = `No such ${kind}: '${id}'`;
	return invalidRequest(message, { code: "resource_missing", param: param ?? "id", status });
}

function withDocUrl(body: ErrorBody): ErrorBody {
	const page = body.code?.replaceAll("_", "-");
	return page ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${page}` } : body;
}
