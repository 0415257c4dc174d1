import * as z from "zod";
import type { Use } from "#domain/base/use.ts";
import type { AnsweredInShort } from "#domain/judgement/answer/answer-words.ts";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import type { Answer } from "./answer.ts";
import type { ReportOffer } from "./offer.ts";
import { RentalMarketData, SoldPriceData } from "./preview.ts";
import { StatedHome } from "./stated-home.ts";
import { StatedOwners } from "./stated-owners.ts";

/**
 * `rpt_` and 132 random bits: anyone who is given a report without an owner holds its id and nothing else. Or the sample report, which is
 * read and downloaded by calls of its own and of which no other call finds any.
 */
const ReportId = z
	.string()
	.regex(
		new RegExp(`^(rpt_[\\w-]{22}|${SAMPLE_REPORT_ID})$`),
		"That is not the number of a report",
	);

export const ReportParam = z.object({ id: ReportId });

/** GET /api/reports/{id}/download: its owner's tax at their position, or the PDF that everybody else gets, to be passed on. */
export const DownloadQuery = z.object({ tax: z.enum(["own", "bands"]).default("own") });

/** A step of a report's plan, by `PlanStep.id`. */
export const StepParam = ReportParam.extend({ stepId: z.string().min(1).max(100) });
export type StepParam = z.infer<typeof StepParam>;

/** Some figures are sent as text and some may be missing; none of them is believed. */
const shownNumber = z.union([z.number(), z.string().max(40), z.null()]).optional();
const shownText = z.string().max(300).nullish();

/**
 * POST /api/reports/generate, and /generate-subscription, which a plan pays for. The flat fields are what the preview showed: they are checked for shape and then ignored, because the server
 * assesses again (Rule CALL-2). Only the postcode, `inputs` and `owners` count.
 */
export const ReportRequest = z.object({
	postcode: z.string().min(1, "A postcode is needed").max(20),
	address: shownText,
	riskScore: shownNumber,
	epcRating: shownText,
	epcPotentialRating: shownText,
	propertyType: shownText,
	totalFloorArea: shownNumber,
	currentEnergyEfficiency: shownNumber,
	potentialEnergyEfficiency: shownNumber,
	estimatedUpgradeCost: shownNumber,
	requiresHmoLicense: z.boolean().nullish(),
	inSelectiveLicensingArea: z.boolean().nullish(),
	estimatedRentalYield: shownNumber,
	marketDemand: shownText,
	rentalMarketData: z.unknown().optional(),
	soldPriceData: z.unknown().optional(),
	regulatoryFlags: z.unknown().optional(),
	reportData: z.unknown().optional(),
	inputs: StatedHome.default({
		use: "single",
		rentOf: "home",
		owned: false,
		exemption: false,
		c4permission: false,
	}),
	/**
	 * Whose tax its owner reads, who alone is told of it. What the account keeps counts for nothing here, so that no one is taxed for what they did not see;
	 * and signed out nothing does: whoever holds the id of such a report reads it.
	 */
	owners: StatedOwners.default([]),
});
export type ReportRequest = z.infer<typeof ReportRequest>;

/** What generating answers. */
export const ReportMade = z.object({ id: z.string() });
export type ReportMade = z.infer<typeof ReportMade>;

/** `refunded` closes a report: no one reads it any more. */
export const reportStates = ["unpaid", "paid", "refunded"] as const;

/** GET /api/reports/{id}/checkout, and all that {id} itself answers until it is paid for. */
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

/** The checkout's own view: what an unpaid report would hold too, and whether it is still sold. Null where nothing is to be paid. */
export type ReportToBuy = ReportCheckout & {
	readonly offer: ReportOffer | null;
	/** The answers as the preview showed them; null where nothing is to be paid. */
	readonly answer: z.infer<typeof Answer> | null;
	/** What was stated of the home, which leads back to that preview; null where nothing is to be paid. */
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
		/** Percent in a year. */
		priceGrowth: z.number().nullable(),
	}),
});
export type ReportData = z.infer<typeof ReportData>;

/** GET /api/reports/{id} of a report that is paid for. The flat fields (Rule CALL-1), and the whole document they are drawn from. */
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
	/** No one's: made from today's assessment for anyone to read, and kept nowhere. */
	isSample: z.boolean(),
	/** The viewer bought it before they had an account, and may put it among their own. */
	claimable: z.boolean(),
	/** Read by a link to it: then `id` is what stands in the link, and opens that alone. */
	isShared: z.boolean(),
	/** Whether the viewer may make links to it: it is their account's. */
	shareable: z.boolean(),
	/** Whether the viewer's ticks of the plan are kept: the report is theirs, or no account's. */
	tickable: z.boolean(),
	/** Ids of the steps that are ticked; none where it is not. */
	ticks: z.array(z.string()),
	/** Composed by our own rules and kept as it was made, so its shape is the domain's. */
	document: z.custom<ReportDocument>(),
});
export type PaidReport = z.infer<typeof PaidReport>;

/** PUT and DELETE /api/reports/{id}/plan/{stepId}: what is ticked now, in other tabs too. */
export type PlanTicks = Pick<PaidReport, "ticks">;

/** GET /api/reports/{id}: the checkout view alone until it is paid for. */
export type ReportView = (ReportCheckout & { isPaid: false }) | PaidReport;

/** One line of My Reports. */
export type ReportSummary = ReportCheckout & {
	/** Percent. */
	readonly estimatedRentalYield: number | null;
	/** Version of the score method that it was made by. */
	readonly method: number;
	/** How its three questions were answered; null of one that keeps no answer. */
	readonly answered: AnsweredInShort | null;
	/** How the home is to be let; null of a report that is unreadable. */
	readonly use: Use | null;
	/** What the buyer stated, in pounds: rent a month, and price. Null where they did not. */
	readonly rent: number | null;
	readonly price: number | null;
	/** What its owner calls it and notes about it; null where nothing. */
	readonly name: string | null;
	readonly note: string | null;
	/** When its owner put it aside; null of one that stands in their list. */
	readonly archivedAt: string | null;
};

/** GET /api/reports/claimable: reports bought without an account with the address that the viewer has shown to be theirs, newest first. */
export type ClaimableReports = { readonly reports: readonly ReportSummary[] };
