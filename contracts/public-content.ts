import type { SubscriptionPrices } from "./subscription.ts";

/** Who is behind the product; empty fields of the configuration are null. */
type Company = {
	readonly name: string | null;
	readonly number: string | null;
	readonly address: string | null;
	/** Registration with the Information Commissioner. */
	readonly icoNumber: string | null;
};

/** GET /api/contact: where people write to for help, null where no address is set, and who answers. */
export type Contact = { readonly supportEmail: string | null; readonly company: Company };

/** GET /api/report-price: the price of one report in pounds. */
export type ReportPrice = { readonly price: number };

/** GET /api/claims: what the product says of itself. */
export type Claims = {
	/** Reports made so far, or the owner's figure as long as that is higher. Source: Rule SITE-4. */
	readonly reportsGenerated: number;
	/** Whether a language model is bound that words the commentary of reports: AI is named nowhere else. Source: Rule SITE-5. */
	readonly hasModel: boolean;
};

/**
 * What the Worker writes into a page as it goes out, so that a public page shows it at once and without scripts: the answers of the calls of
 * the same names. Null is what the page does not show, or what could not be read in time: the browser asks for it.
 */
export type PublicContent = {
	readonly reportPrice: ReportPrice | null;
	readonly subscriptionPrices: SubscriptionPrices | null;
	readonly claims: Claims | null;
	readonly contact: Contact;
	/** What stands in for the public sources, and the postcodes it knows; null for the sources themselves, as always in production. */
	readonly simulator: { readonly postcodes: readonly string[] } | null;
	/** Whether the visitor came with a session. Without one no one has to be asked who they are. */
	readonly hasSession: boolean;
};
