import * as z from "zod";
import { Claims } from "./claims.ts";
import { Contact } from "./contact.ts";
import { ReportPrice } from "./report-price.ts";
import { SubscriptionPrices } from "./subscription.ts";

/**
 * What the Worker writes into a page as it goes out, so that a public page shows it at once and without scripts: the answers of the calls of
 * the same names. Null is what the page does not show, or what could not be read in time: the browser asks for it.
 */
export const Known = z.object({
	reportPrice: ReportPrice.nullable(),
	subscriptionPrices: SubscriptionPrices.nullable(),
	claims: Claims.nullable(),
	contact: Contact,
	/** What stands in for the public sources, and the postcodes it knows; null for the sources themselves, as always in production. */
	simulator: z.object({ postcodes: z.array(z.string()) }).nullable(),
	/** Whether the visitor came with a session. Without one nobody has to be asked who they are. */
	hasSession: z.boolean(),
});
export type Known = z.infer<typeof Known>;
