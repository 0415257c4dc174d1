import type Stripe from "stripe";

/** A stored invoice has an id; only a preview may lack one. */
export type Invoice = Stripe.Invoice & { id: string };

/** Objects that the simulator stores, by Stripe's name in `object`. A new kind needs a line in both tables. */
export type Kinds = {
	"billing_portal.session": Stripe.BillingPortal.Session;
	charge: Stripe.Charge;
	coupon: Stripe.Coupon;
	customer: Stripe.Customer | Stripe.DeletedCustomer;
	discount: Stripe.Discount;
	dispute: Stripe.Dispute;
	event: Stripe.EventBase;
	invoice: Invoice;
	invoice_payment: Stripe.InvoicePayment;
	payment_intent: Stripe.PaymentIntent;
	payment_method: Stripe.PaymentMethod;
	price: Stripe.Price;
	product: Stripe.Product;
	refund: Stripe.Refund;
	setup_intent: Stripe.SetupIntent;
	subscription: Stripe.Subscription;
};

export type Kind = keyof Kinds;

/** For each kind: its definition in the contract, its id prefix, and Stripe's name for it in "no such" errors. */
export const kinds: Readonly<
	Record<Kind, { readonly definition: string; readonly prefix: string; readonly called: string }>
> = {
	"billing_portal.session": {
		definition: "BillingPortal.Session",
		prefix: "bps",
		called: "billing portal session",
	},
	charge: { definition: "Charge", prefix: "ch", called: "charge" },
	coupon: { definition: "Coupon", prefix: "coupon", called: "coupon" },
	customer: { definition: "Customer", prefix: "cus", called: "customer" },
	discount: { definition: "Discount", prefix: "di", called: "discount" },
	dispute: { definition: "Dispute", prefix: "dp", called: "dispute" },
	event: { definition: "EventBase", prefix: "evt", called: "event" },
	invoice: { definition: "Invoice", prefix: "in", called: "invoice" },
	invoice_payment: { definition: "InvoicePayment", prefix: "inpay", called: "invoice_payment" },
	payment_intent: { definition: "PaymentIntent", prefix: "pi", called: "payment_intent" },
	payment_method: { definition: "PaymentMethod", prefix: "pm", called: "PaymentMethod" },
	price: { definition: "Price", prefix: "price", called: "price" },
	product: { definition: "Product", prefix: "prod", called: "product" },
	refund: { definition: "Refund", prefix: "re", called: "refund" },
	setup_intent: { definition: "SetupIntent", prefix: "seti", called: "setupintent" },
	subscription: { definition: "Subscription", prefix: "sub", called: "subscription" },
};

export function isKind(name: unknown): name is Kind {
	return typeof name === "string" && Object.hasOwn(kinds, name);
}

export type Store = ReturnType<typeof createStore>;

/** Everything in the simulated account. Objects are replaced, never mutated, so that events keep their state. */
export function createStore() {
	const tables: { readonly [K in Kind]: Map<string, Kinds[K]> } = {
		"billing_portal.session": new Map(),
		charge: new Map(),
		coupon: new Map(),
		customer: new Map(),
		discount: new Map(),
		dispute: new Map(),
		event: new Map(),
		invoice: new Map(),
		invoice_payment: new Map(),
		payment_intent: new Map(),
		payment_method: new Map(),
		price: new Map(),
		product: new Map(),
		refund: new Map(),
		setup_intent: new Map(),
		subscription: new Map(),
	};

	function put<K extends Kind>(kind: K, object: Kinds[K]): Kinds[K] {
		tables[kind].set(object.id, object);
		return object;
	}

	function find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
		return tables[kind].get(id);
	}

	function remove(kind: Kind, id: string): void {
		tables[kind].delete(id);
	}

	/** In the order they were made. */
	function all<K extends Kind>(kind: K): Kinds[K][] {
		return [...tables[kind].values()];
	}

	/** The object with this id, of any kind. */
	function named(id: string): Kinds[Kind] | undefined {
		for (const table of Object.values(tables)) {
			const found = table.get(id);
			if (found) {
				return found;
			}
		}
		return undefined;
	}

	function clear(): void {
		for (const table of Object.values(tables)) {
			table.clear();
		}
	}

	return { put, find, remove, all, named, clear };
}

/** Id of an object given by id or in full; null for none. */
export function idOf(named: string | { readonly id: string } | null | undefined): string | null {
	return typeof named === "string" ? named : (named?.id ?? null);
}
