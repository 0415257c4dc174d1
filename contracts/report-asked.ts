import * as z from "zod";
import { SAMPLE_REPORT_ID } from "#domain/site/example-postcodes.ts";
import { StatedHome } from "./stated-home.ts";
import { StatedOwners } from "./stated-owners.ts";

/**
 * `rpt_` and 132 random bits, because whoever holds the id of a report without an owner can read it. Or the id of the sample report, which has its own
 * calls for reading and downloading and is not found by any other.
 */
const ReportId = z
	.string()
	.regex(
		new RegExp(`^(rpt_[\\w-]{22}|${SAMPLE_REPORT_ID})$`),
		"That is not the number of a report",
	);

export const ReportParam = z.object({ id: ReportId });

/** GET /api/reports/{id}/download: with the owner's own tax, or the PDF for passing on, which everybody else gets. */
export const DownloadQuery = z.object({ tax: z.enum(["own", "bands"]).default("own") });

/** A step of a report's plan, by `PlanStep.id`. */
export const StepParam = ReportParam.extend({ stepId: z.string().min(1).max(100) });
export type StepParam = z.infer<typeof StepParam>;

/** A figure that the client saw, as text, number or missing. None of them is trusted. */
const shownNumber = z.union([z.number(), z.string().max(40), z.null()]).optional();
const shownText = z.string().max(300).nullish();

/**
 * POST /api/reports/generate, and /generate-subscription, which a plan pays for. The flat fields are what the preview showed: they are checked for shape
 * and then ignored, because the server assesses again (Rule CALL-2). Only the postcode, `inputs` and `owners` count.
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
	 * Whose tax the report shows, to its owner alone. The position kept with the account is not used, so that nobody gets a tax figure they did not see. It is
	 * ignored for a signed-out buyer, because anyone who holds the report's id can read it.
	 */
	owners: StatedOwners.default([]),
});
export type ReportRequest = z.infer<typeof ReportRequest>;
