type Asked = {
	/** What `elements()` gave. */
	elements: { clientSecret?: string };
	clientSecret?: string;
	confirmParams: { return_url: string };
	redirect: string;
};
/** With the secret that the fields were drawn for, where none is named. */
type Confirmed = Asked & { clientSecret: string };
type Intent = { id: string; status: string };
type Refusal = { message?: string; code?: string; payment_intent?: Intent; setup_intent?: Intent };
type Outcome = { paymentIntent: Intent } | { setupIntent: Intent } | { error: Refusal };

/** How the provider behaves; by default its fields come, take what is entered, and whatever is confirmed succeeds. */
type Behaviour = {
	/** What its fields do when they are drawn. */
	fields?: "come" | "stay_away" | "break";
	submit?: () => Promise<{ error?: { message?: string } }>;
	confirm?: (asked: Confirmed) => Promise<Outcome>;
	confirmSetup?: (asked: Confirmed) => Promise<Outcome>;
	/** How the proof that a bank requires ends. */
	prove?: () => Promise<{ error?: Refusal }>;
	/** The provider cannot be set up at all. */
	isBroken?: boolean;
};

type Seen = {
	/** Keys it was set up with. */
	keys: string[];
	/** The last update of its fields. */
	terms: {
		mode?: string;
		amount?: number;
		currency?: string;
		clientSecret?: string;
		appearance?: { theme?: string };
	};
	/** How often its fields were checked. */
	submitted: number;
	confirmed: Confirmed[];
	/** Confirmed as cards to keep. */
	setUp: Confirmed[];
	/** Secrets of what the owner of a card was asked to prove. */
	proven: string[];
};

let behaviour: Behaviour = {};
let seen: Seen = nothingSeen();

/** A payment that went through. */
export const succeeds = () =>
	Promise.resolve({ paymentIntent: { id: "pi_test_1", status: "succeeded" } });

/** A card that was taken. */
export const takesCard = () =>
	Promise.resolve({ setupIntent: { id: "seti_test_1", status: "succeeded" } });

/** Puts a payment provider of the test's own on the page, as if its script had been loaded. */
export function fakeStripe(chosen: Behaviour = {}): Seen {
	behaviour = chosen;
	seen = nothingSeen();
	// The loader keeps the first it finds, so every test shares one that does as the last test said.
	Object.assign(window, { Stripe });
	return seen;
}

function nothingSeen(): Seen {
	return { keys: [], terms: {}, submitted: 0, confirmed: [], setUp: [], proven: [] };
}

function Stripe(key: string) {
	if (behaviour.isBroken) {
		throw new Error("the provider could not be set up");
	}
	seen.keys.push(key);
	const unused = () => Promise.reject(new Error("not part of paying for a report"));
	return {
		elements: createElements,
		confirmPayment: (asked: Asked) => {
			const confirmed = withSecret(asked);
			seen.confirmed.push(confirmed);
			return (behaviour.confirm ?? succeeds)(confirmed);
		},
		confirmSetup: (asked: Asked) => {
			const confirmed = withSecret(asked);
			seen.setUp.push(confirmed);
			return (behaviour.confirmSetup ?? takesCard)(confirmed);
		},
		handleNextAction: ({ clientSecret }: { clientSecret: string }) => {
			seen.proven.push(clientSecret);
			return behaviour.prove?.() ?? Promise.resolve({});
		},
		createToken: unused,
		createPaymentMethod: unused,
		confirmCardPayment: unused,
	};
}
Stripe.version = "basil";

function withSecret(asked: Asked): Confirmed {
	return { ...asked, clientSecret: asked.clientSecret ?? asked.elements.clientSecret ?? "" };
}

function createElements(terms: Seen["terms"]) {
	seen.terms = terms;
	let element: ReturnType<typeof createElement> | null = null;
	return {
		clientSecret: terms.clientSecret,
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
