type Confirmed = {
	clientSecret: string;
	confirmParams: { return_url: string };
	redirect: string;
};
type Intent = { id: string; status: string };
type Outcome = { paymentIntent: Intent } | { error: { message?: string; payment_intent?: Intent } };

/** How the provider behaves; by default its fields come, take what is entered, and the payment succeeds. */
type Behaviour = {
	/** What its fields do when they are drawn. */
	fields?: "come" | "stay_away" | "break";
	submit?: () => Promise<{ error?: { message?: string } }>;
	confirm?: (asked: Confirmed) => Promise<Outcome>;
	/** The provider cannot be set up at all. */
	isBroken?: boolean;
};

type Seen = {
	/** Keys it was set up with. */
	keys: string[];
	/** What its fields were last told. */
	terms: { mode?: string; amount?: number; currency?: string; appearance?: { theme?: string } };
	/** How often its fields were checked. */
	submitted: number;
	confirmed: Confirmed[];
};

let behaviour: Behaviour = {};
let seen: Seen = nothingSeen();

/** A payment that went through. */
export const succeeds = () =>
	Promise.resolve({ paymentIntent: { id: "pi_test_1", status: "succeeded" } });

/** Puts a payment provider of the test's own on the page, as if its script had been loaded. */
export function fakeStripe(chosen: Behaviour = {}): Seen {
	behaviour = chosen;
	seen = nothingSeen();
	// The loader keeps the first it finds, so every test shares one that does as the last test said.
	Object.assign(window, { Stripe });
	return seen;
}

function nothingSeen(): Seen {
	return { keys: [], terms: {}, submitted: 0, confirmed: [] };
}

function Stripe(key: string) {
	if (behaviour.isBroken) {
		throw new Error("the provider could not be set up");
	}
	seen.keys.push(key);
	const unused = () => Promise.reject(new Error("not part of paying for a report"));
	return {
		elements: createElements,
		confirmPayment: (asked: Confirmed) => {
			seen.confirmed.push(asked);
			return (behaviour.confirm ?? succeeds)(asked);
		},
		createToken: unused,
		createPaymentMethod: unused,
		confirmCardPayment: unused,
	};
}
Stripe.version = "basil";

function createElements(terms: Seen["terms"]) {
	seen.terms = terms;
	let element: ReturnType<typeof createElement> | null = null;
	return {
		create: () => {
			element = createElement();
			return element;
		},
		getElement: () => element,
		update: (changed: Seen["terms"]) => Object.assign(seen.terms, changed),
		submit: () => {
			seen.submitted += 1;
			return behaviour.submit?.() ?? Promise.resolve({});
		},
	};
}

function createElement() {
	const listeners = new Map<string, (event: object) => void>();
	const says = { come: "ready", break: "loaderror", stay_away: "loaderstart" } as const;
	return {
		on: (name: string, listener: (event: object) => void) => void listeners.set(name, listener),
		off: (name: string) => void listeners.delete(name),
		mount: (where: HTMLElement) => {
			where.textContent = "Card fields";
			setTimeout(() => listeners.get(says[behaviour.fields ?? "come"])?.({ error: {} }));
		},
		update: () => undefined,
		destroy: () => undefined,
	};
}
