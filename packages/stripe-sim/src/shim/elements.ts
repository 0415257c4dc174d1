import { type Account, callApi, integrationError } from "./call-api.ts";
import { type CardEntry, type EntryFault, findFaults } from "./card-entry.ts";
import { type Appearance, createCardForm, formRules, sheetFor } from "./card-form.ts";

export type Elements = ReturnType<typeof createElements>;

export type ElementsOptions = {
	readonly clientSecret?: string;
	readonly appearance?: Appearance;
	/** Purpose of the coming intent, for fields drawn before there is one. */
	readonly mode?: "payment" | "setup" | "subscription";
	/** How a payment's card will be reused; always kept for a subscription. */
	readonly setupFutureUsage?: "off_session" | "on_session";
	/** Pence; 0 for a subscription that begins with a trial. */
	readonly amount?: number;
	readonly currency?: string;
};

/** The intent announced by fields that were drawn before it. */
export type DeferredIntent = {
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
	let deferredIntent = readDeferredIntent(options);

	return {
		clientSecret,
		/** The announced intent; null where the intent came first. */
		deferredIntent: () => deferredIntent,
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
		/** The only element, however it is requested. */
		getElement: (): PaymentElement | null => payment,
		update(changed: ElementsOptions): void {
			deferredIntent = deferredIntent && {
				...deferredIntent,
				amount: changed.amount ?? deferredIntent.amount,
				currency: changed.currency ?? deferredIntent.currency,
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
function readDeferredIntent({
	amount,
	currency,
	mode,
	setupFutureUsage,
}: ElementsOptions): DeferredIntent | null {
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

type PaymentElement = ReturnType<typeof createPaymentElement>;

type PaymentElementOptions = {
	readonly account: Account;
	readonly clientSecret: string | undefined;
	readonly appearance: Appearance;
	readonly onDestroy: () => void;
};

const elementType = "payment";
const emptyEntry: CardEntry = { number: "", expiry: "", cvc: "" };

/** What `elements.create("payment")` gives: a card form that says when it is ready and when it changes. */
function createPaymentElement({
	account,
	clientSecret,
	appearance,
	onDestroy,
}: PaymentElementOptions) {
	const emitter = createEmitter();
	let root: ShadowRoot | null = null;
	let form: ReturnType<typeof createCardForm> | null = null;

	function emitChange(entry: CardEntry): void {
		emitter.emit("change", {
			elementType,
			collapsed: false,
			complete: findFaults(entry, new Date()).length === 0,
			empty: Object.values(entry).every((value) => value === ""),
			value: { type: "card" },
		});
	}

	async function load(): Promise<void> {
		// Stripe's fields load remotely, so the mounting page has time to add listeners.
		await new Promise((resolve) => setTimeout(resolve));
		emitter.emit("loaderstart", { elementType });
		const answer = clientSecret ? await callApi(account, clientSecret, "") : null;
		if (answer && "error" in answer) {
			emitter.emit("loaderror", { elementType, error: answer.error });
		} else {
			emitter.emit("ready", { elementType });
		}
	}

	const element = {
		mount(where: string | HTMLElement): void {
			const host = typeof where === "string" ? document.querySelector(where) : where;
			if (!host) {
				throw integrationError(`The selector you specified (${where}) applies to no DOM element.`);
			}
			root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
			root.adoptedStyleSheets = [sheetFor(appearance, formRules)];
			form = createCardForm(root, {
				onEntry: emitChange,
				onFocus: () => emitter.emit("focus", { elementType }),
				onBlur: () => emitter.emit("blur", { elementType }),
			});
			void load();
		},
		on: chained(emitter.on),
		once: chained(emitter.once),
		off(name: string, listener?: (event: unknown) => void) {
			emitter.off(name, listener);
			return element;
		},
		update: () => undefined,
		setAppearance(changed: Appearance): void {
			if (root) {
				root.adoptedStyleSheets = [sheetFor(changed, formRules)];
			}
		},
		collapse: () => undefined,
		focus: () => form?.focus(),
		blur: () => undefined,
		unmount(): void {
			root?.replaceChildren();
			form = null;
		},
		destroy(): void {
			element.unmount();
			onDestroy();
		},
		entry: (): CardEntry => form?.entry() ?? emptyEntry,
		/** The first fault of what was entered, after showing all of them. */
		check(): EntryFault | null {
			const faults = findFaults(element.entry(), new Date());
			form?.showFaults(faults);
			return faults[0] ?? null;
		},
	};

	function chained(add: (name: string, listener: (event: unknown) => void) => void) {
		return (name: string, listener: (event: unknown) => void) => {
			add(name, listener);
			return element;
		};
	}

	return element;
}

type Listener = (event: unknown) => void;

/** The listeners of an element, as Stripe.js has them. */
function createEmitter() {
	const listeners = new Map<string, Set<Listener>>();
	const of = (name: string): Set<Listener> => {
		const known = listeners.get(name) ?? new Set();
		listeners.set(name, known);
		return known;
	};
	return {
		on: (name: string, listener: Listener): void => void of(name).add(listener),
		once(name: string, listener: Listener): void {
			const once: Listener = (event) => {
				of(name).delete(once);
				listener(event);
			};
			of(name).add(once);
		},
		off(name: string, listener?: Listener): void {
			if (listener) {
				of(name).delete(listener);
			} else {
				listeners.delete(name);
			}
		},
		emit(name: string, event: unknown): void {
			for (const listener of of(name)) {
				listener(event);
			}
		},
	};
}
