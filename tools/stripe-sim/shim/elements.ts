import type { Account } from "./call-api.ts";
import { integrationError } from "./integration-error.ts";
import { createPaymentElement, type PaymentElement } from "./payment-element.ts";
import type { Appearance } from "./styles.ts";

export type Elements = ReturnType<typeof createElements>;

export type ElementsOptions = {
	readonly clientSecret?: string;
	readonly appearance?: Appearance;
	/** Fields that are drawn before there is an intent say what it will be for. */
	readonly mode?: "payment" | "setup" | "subscription";
	/** What a payment will be kept for; a subscription's is kept without saying so. */
	readonly setupFutureUsage?: "off_session" | "on_session";
	/** Pence; a subscription that begins with a trial says 0. */
	readonly amount?: number;
	readonly currency?: string;
};

/** What fields that were drawn before there was an intent say it will be. */
export type Promised = {
	readonly mode: "payment" | "subscription";
	readonly amount: number;
	readonly currency: string;
	readonly usage: string | null;
};

/** What `stripe.elements()` gives: the group a payment element belongs to. */
export function createElements(account: Account, options: ElementsOptions = {}) {
	const { clientSecret, appearance = {} } = options;
	if (clientSecret !== undefined && !/^(pi|seti)_\w+_secret_\w+$/.test(clientSecret)) {
		throw integrationError(
			`Invalid value for elements(): clientSecret should be a client secret of the form \${id}_secret_\${secret}. You specified: ${clientSecret}.`,
		);
	}
	let payment: PaymentElement | null = null;
	let promised = promisedIn(options);

	return {
		clientSecret,
		/** What the fields were drawn for; null where the intent was there first. */
		promised: () => promised,
		create(type: string): PaymentElement {
			if (type !== "payment") {
				throw integrationError(`The simulator has a payment element and no ${type}.`);
			}
			if (payment) {
				throw integrationError("Can only create one Element of type payment through create().");
			}
			payment = createPaymentElement({
				account,
				clientSecret,
				appearance,
				onDestroy: () => {
					payment = null;
				},
			});
			return payment;
		},
		/** Whether it is asked for by name or by React component, there is only one. */
		getElement: (): PaymentElement | null => payment,
		update(changed: ElementsOptions): void {
			promised = promised && {
				...promised,
				amount: changed.amount ?? promised.amount,
				currency: changed.currency ?? promised.currency,
			};
			if (changed.appearance) {
				payment?.setAppearance(changed.appearance);
			}
		},
		fetchUpdates: () => Promise.resolve({}),
		async submit() {
			const fault = payment?.check();
			return fault ? { error: fault } : { selectedPaymentMethod: "card" };
		},
		on: () => undefined,
		off: () => undefined,
	};
}

/** @throws IntegrationError for a mode that lacks what it needs. */
function promisedIn({
	amount,
	currency,
	mode,
	setupFutureUsage,
}: ElementsOptions): Promised | null {
	if (mode !== "payment" && mode !== "subscription") {
		return null;
	}
	const least = mode === "payment" ? 1 : 0;
	if (amount === undefined || amount < least || !currency) {
		throw integrationError(`elements() with mode ${mode} needs an amount and a currency.`);
	}
	const usage = mode === "subscription" ? "off_session" : (setupFutureUsage ?? null);
	return { mode, amount, currency, usage };
}
