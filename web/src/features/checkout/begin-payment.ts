import type { PaymentIntentRequest } from "#contracts/checkout.ts";
import type { ProblemCode } from "#contracts/problem.ts";
import type { Pence } from "#domain/base/money.ts";
import { ApiError, api, call } from "#web/lib/api.ts";

/** Terms of a payment. `amount` and `publicKey` are those that the page shows and uses. */
export type PaymentOptions = {
	reportId: string;
	email: string;
	amount: Pence;
	waiver: boolean;
	publicKey: string;
};

/** Why nothing was begun, and so nothing charged. */
export type NotBegun = {
	outcome: "not_begun";
	message: string;
	code: ProblemCode | "unreachable";
	fields: Readonly<Record<string, string>>;
};

type Begun =
	| { outcome: "begun"; clientSecret: string }
	/** The payment was begun in another mode than the page is in. */
	| { outcome: "other_mode" }
	| NotBegun;

/** Begins the payment of a report, or finds the one that was begun. */
export async function beginPayment({ publicKey, ...terms }: PaymentOptions): Promise<Begun> {
	const json: PaymentIntentRequest = terms;
	try {
		const made = await call(api["create-payment-intent"].$post({ json }));
		if (!made.clientSecret) {
			return notBegun("No client secret returned from payment intent");
		}
		return made.publicKey === publicKey
			? { outcome: "begun", clientSecret: made.clientSecret }
			: { outcome: "other_mode" };
	} catch (error) {
		return failure(error);
	}
}

/** Why nothing was begun, in the server's words where it found any. */
export function failure(error: unknown): NotBegun {
	if (!(error instanceof ApiError) || (error.code === "unreachable" && error.status === null)) {
		return notBegun("Could not setup payment. Please try again.");
	}
	const { message, code, fields } = error;
	return code === "unreachable"
		? notBegun("Failed to create payment intent")
		: { outcome: "not_begun", message, code, fields };
}

/** `message` is a sentence. */
export function notBegun(message: string): NotBegun {
	return { outcome: "not_begun", message, code: "unreachable", fields: {} };
}
