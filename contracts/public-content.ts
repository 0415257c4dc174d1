import type { SubscriptionPrices } from "./subscription.ts";

/** Who runs the product; fields that the configuration leaves empty are null. */
type Company = {
	readonly name: string | null;
	readonly number: string | null;
	readonly address: string | null;
	/** Registration with the Information Commissioner. */
	readonly icoNumber: string | null;
	/** Null where the company is not registered: no VAT is charged. */
	readonly vatNumber: string | null;
};

/** GET /api/contact: the support address, null where none is set, and the company behind it. */
export type Contact = { readonly supportEmail: string | null; readonly company: Company };

/** GET /api/report-price: the price of one report in pounds. */
export type ReportPrice = { readonly price: number };

/** GET /api/claims: what the product says about itself. */
export type Claims = {
	/** Reports made so far, or the owner's figure while that is higher. Source: Rule SITE-4. */
	readonly reportsGenerated: number;
	/** Whether a language model words the commentary of reports. AI is mentioned only where it is true. Source: Rule SITE-5. */
	readonly hasModel: boolean;
};

/**
 * What the Worker writes into a page on its way out, so that public pages need neither scripts nor further calls: the answers of the calls with the same
 * names. Null where the page does not show it or it was not read in time; the browser then asks for it.
 */
export type PublicContent = {
	readonly reportPrice: ReportPrice | null;
	readonly subscriptionPrices: SubscriptionPrices | null;
	readonly claims: Claims | null;
	readonly contact: Contact;
	/** The simulator that replaces the public sources, with the postcodes it knows; null with the real sources, as always in production. */
	readonly simulator: { readonly postcodes: readonly string[] } | null;
	/** Whether the visitor has a session. Without one, the browser need not ask who they are. */
	readonly hasSession: boolean;
};
