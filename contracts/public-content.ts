import * as z from "zod";
import { SubscriptionPrices } from "./subscription.ts";

/** Who is behind the product; empty fields of the configuration are null. */
const Company = z.object({
	name: z.string().nullable(),
	number: z.string().nullable(),
	address: z.string().nullable(),
	/** Registration with the Information Commissioner. */
	icoNumber: z.string().nullable(),
});

/** GET /api/contact: where people write to for help, null where no address is set, and who answers. */
export const Contact = z.object({ supportEmail: z.string().nullable(), company: Company });
export type Contact = z.infer<typeof Contact>;

/** GET /api/report-price: the price of one report in pounds. */
export const ReportPrice = z.object({ price: z.number() });
export type ReportPrice = z.infer<typeof ReportPrice>;

/** GET /api/claims: what the product says of itself. */
export const Claims = z.object({
	/** Reports made so far, or the owner's figure as long as that is higher. Source: Rule SITE-4. */
	reportsGenerated: z.number(),
	/** Whether a language model is bound that words the commentary of reports: AI is named nowhere else. Source: Rule SITE-5. */
	hasModel: z.boolean(),
});
export type Claims = z.infer<typeof Claims>;

/**
 * What the Worker writes into a page as it goes out, so that a public page shows it at once and without scripts: the answers of the calls of
 * the same names. Null is what the page does not show, or what could not be read in time: the browser asks for it.
 */
export const PublicContent = z.object({
	reportPrice: ReportPrice.nullable(),
	subscriptionPrices: SubscriptionPrices.nullable(),
	claims: Claims.nullable(),
	contact: Contact,
	/** What stands in for the public sources, and the postcodes it knows; null for the sources themselves, as always in production. */
	simulator: z.object({ postcodes: z.array(z.string()) }).nullable(),
	/** Whether the visitor came with a session. Without one no one has to be asked who they are. */
	hasSession: z.boolean(),
});
export type PublicContent = z.infer<typeof PublicContent>;
