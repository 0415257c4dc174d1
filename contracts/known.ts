import * as z from "zod";
import { Claims } from "./claims.ts";
import { Contact } from "./contact.ts";
import { ReportPrice } from "./report-price.ts";
import { SubscriptionPrices } from "./subscription.ts";

/**
 * What the Worker writes into a public page as it goes out, so that the page shows it at once and without scripts: the answers of
 * the calls of the same names. Null is what could not be read in time: the browser asks for it.
 */
export const Known = z.object({
	reportPrice: ReportPrice.nullable(),
	subscriptionPrices: SubscriptionPrices.nullable(),
	claims: Claims.nullable(),
	contact: Contact,
});
export type Known = z.infer<typeof Known>;

/** The id of the element that holds it, as JSON. */
export const KNOWN_ELEMENT = "known";
