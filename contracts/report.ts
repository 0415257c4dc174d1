import * as z from "zod";
import type { Use } from "#domain/base/use.ts";
import type { AnsweredInShort } from "#domain/judgement/answer/answer-words.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import type { Answer } from "./answer.ts";
import type { ReportOffer } from "./offer.ts";
import { RentalMarketData, SoldPriceData } from "./preview.ts";
import type { StatedHome } from "./stated-home.ts";

/** The answer to generating a report. */
export const ReportMade = z.object({ id: z.string() });
export type ReportMade = z.infer<typeof ReportMade>;

/** `refunded` closes a report: nobody can read it any more. */
export const reportStates = ["unpaid", "paid", "refunded"] as const;

/** GET /api/reports/{id}/checkout, and the whole answer of /api/reports/{id} until it is paid for. */
export const ReportCheckout = z.object({
	id: z.string(),
	postcode: z.string(),
	address: z.string().nullable(),
	propertyType: z.string().nullable(),
	epcRating: z.string().nullable(),
	/** 0-100, higher is riskier: 100 less the investment score. Null when too little is known. */
	riskScore: z.number().nullable(),
	/** 0-100, higher is better. */
	investmentScore: z.number().nullable(),
	riskCategory: z.string().nullable(),
	riskDescription: z.string().nullable(),
	isPaid: z.boolean(),
	state: z.enum(reportStates),
	createdAt: z.iso.datetime(),
});
export type ReportCheckout = z.infer<typeof ReportCheckout>;

/** The checkout's own view: what an unpaid report would contain, and whether it is still sold. Null where nothing is to be paid. */
export type ReportToBuy = ReportCheckout & {
	readonly offer: ReportOffer | null;
	/** The answers as the preview showed them; null where nothing is to be paid. */
	readonly answer: z.infer<typeof Answer> | null;
	/** What the buyer stated of the home, for the link back to the preview; null where nothing is to be paid. */
	readonly stated: StatedHome | null;
};

/** The parts of `reportData`. Pounds and percent. */
export const ReportData = z.object({
	keyRisks: z.array(z.string()),
	recommendations: z.array(z.string()),
	regulatoryFlags: z.array(z.string()),
	riskCategory: z.string().nullable(),
	rentalMarketData: RentalMarketData,
	soldPriceData: SoldPriceData.extend({
		pricePerSqft: z.number().nullable(),
		/** Percent a year. */
		priceGrowth: z.number().nullable(),
	}),
});
export type ReportData = z.infer<typeof ReportData>;

/** GET /api/reports/{id} for a paid report: the flat fields (Rule CALL-1), and the document they come from. */
export const PaidReport = ReportCheckout.extend({
	isPaid: z.literal(true),
	epcPotentialRating: z.string().nullable(),
	currentEnergyEfficiency: z.number().nullable(),
	potentialEnergyEfficiency: z.number().nullable(),
	estimatedUpgradeCost: z.number().nullable(),
	totalFloorArea: z.number().nullable(),
	marketDemand: z.string().nullable(),
	estimatedRentalYield: z.number().nullable(),
	requiresHmoLicense: z.boolean().nullable(),
	inSelectiveLicensingArea: z.boolean().nullable(),
	reportData: ReportData,
	/** Paid with test cards: no money moved. */
	isTest: z.boolean(),
	/** The sample report: made from today's assessment, readable by anyone and not stored. */
	isSample: z.boolean(),
	/** The viewer bought it before they had an account, and may add it to their own. */
	claimable: z.boolean(),
	/** Opened through a share link: then `id` is the link's token, which opens this report alone. */
	isShared: z.boolean(),
	/** Whether the viewer may make share links: the report belongs to their account. */
	shareable: z.boolean(),
	/** Whether ticks of the plan are saved: the report is the viewer's, or belongs to no account. */
	tickable: z.boolean(),
	/** Ids of the ticked steps; empty where ticks are not saved. */
	ticks: z.array(z.string()),
	/** Composed by our own rules and stored unchanged, so its shape is the domain's. */
	document: z.custom<ReportDocument>(),
});
export type PaidReport = z.infer<typeof PaidReport>;

/** PUT and DELETE /api/reports/{id}/plan/{stepId}: the current ticks, including those from other tabs. */
export type PlanTicks = Pick<PaidReport, "ticks">;

/** GET /api/reports/{id}: the checkout view alone until it is paid for. */
export type ReportView = (ReportCheckout & { isPaid: false }) | PaidReport;

/** One line of My Reports. */
export type ReportSummary = ReportCheckout & {
	/** Percent. */
	readonly estimatedRentalYield: number | null;
	/** Version of the score method that it was made by. */
	readonly method: number;
	/** How its three questions were answered; null where the report has no answer. */
	readonly answered: AnsweredInShort | null;
	/** How the home is to be let; null for an unreadable report. */
	readonly use: Use | null;
	/** Rent a month and price that the buyer stated, in pounds; null where they did not. */
	readonly rent: number | null;
	readonly price: number | null;
	/** The owner's name for it and note on it; null where there is none. */
	readonly name: string | null;
	readonly note: string | null;
	/** When its owner archived it; null where they did not. */
	readonly archivedAt: string | null;
};

/** GET /api/reports/claimable: reports bought without an account under the viewer's verified address, newest first. */
export type ClaimableReports = { readonly reports: readonly ReportSummary[] };
