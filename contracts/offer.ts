import * as z from "zod";

/** What the report on one place contains and lacks, and whether it is sold. Source: Rule OFFER-2. */
export const ReportOffer = z.object({
	isSold: z.boolean(),
	/** Of the five lines that advertise a report, those that this one fulfils. Empty where none is sold. */
	holds: z.array(z.string()).readonly(),
	/** What it will not contain, and why; the energy rating first. */
	lacks: z.array(z.object({ what: z.string(), why: z.string() })).readonly(),
	/** Further questions that this report answers. */
	questions: z.array(z.string()).readonly(),
	/** Why it is not sold. Of a report that is sold: that no energy rating is known. */
	reason: z.string().nullable(),
});
export type ReportOffer = z.infer<typeof ReportOffer>;

/** The offer on a preview, with its price. */
export const PricedOffer = ReportOffer.extend({
	/** Pounds; null when our tables did not answer in time, or nothing is sold. */
	price: z.number().nullable(),
});
export type PricedOffer = z.infer<typeof PricedOffer>;
