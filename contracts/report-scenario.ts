import * as z from "zod";
import { pence } from "#domain/base/money.ts";
import {
	assumptionLimits,
	type Limits,
	termLimits,
} from "#domain/subjects/finance/assumption-limits.ts";
import type { Assumptions } from "#domain/subjects/finance/assumptions.ts";
import { roomCostIds } from "#domain/subjects/finance/room-costs.ts";
import {
	SCENARIO_NAME_LENGTH,
	SCENARIO_NAME_WANTED,
} from "#domain/telling/report/scenario-limits.ts";
import { ReportParam } from "./report-asked.ts";
import { StatedOwners } from "./stated-owners.ts";
import { lettersAtMost, TypedLine } from "./typed-text.ts";

const within = ({ least, most }: Limits) =>
	z
		.number("Enter a number")
		.check(z.gte(least, "That is too little"), z.lte(most, "That is too much"));
/** Whole pence. */
const amount = (limits: Limits) => within(limits).int("Enter whole pence").transform(pence);
const count = (limits: Limits) => within(limits).int("Enter a whole number");
const flag = z.boolean("This is true or false");

/** Every assumption behind a home's sums, as the reader changed it. Pence, and fractions. */
const StatedAssumptions = z.object({
	price: amount(assumptionLimits.price).nullable(),
	rent: amount(assumptionLimits.rent).nullable(),
	depositShare: within(assumptionLimits.depositShare),
	interestRate: within(assumptionLimits.interestRate),
	voidShare: within(assumptionLimits.voidShare),
	managementShare: within(assumptionLimits.managementShare),
	maintenanceShare: within(assumptionLimits.maintenanceShare),
	insurance: amount(assumptionLimits.insurance),
	serviceCharge: amount(assumptionLimits.serviceCharge).nullable(),
	licenceFee: amount(assumptionLimits.licenceFee),
	compliance: amount(assumptionLimits.compliance),
	purchaseFees: amount(assumptionLimits.purchaseFees),
	energyWorks: amount(assumptionLimits.energyWorks),
	isOwned: flag,
	loanLeft: amount(termLimits.loanLeft).nullable(),
	boughtFor: amount(termLimits.boughtFor).nullable(),
	valueWhenLet: amount(termLimits.boughtFor).nullable(),
	isOnlyHome: flag,
	isFromAbroad: flag,
	firstYearCosts: amount(termLimits.firstYearCosts),
	product: z.enum(["two_year", "five_year"], "That is no product").nullable(),
	repaymentYears: count(termLimits.repaymentYears).nullable(),
	arrangementFee: amount(termLimits.arrangementFee),
	isFeeAdded: flag,
	rooms: count(termLimits.rooms).nullable(),
	roomRent: amount(termLimits.roomRent).nullable(),
	bills: z
		.array(
			z.object({
				id: z.enum(roomCostIds, "That is no bill"),
				amount: amount(termLimits.bill).nullable(),
			}),
		)
		.max(roomCostIds.length, "Each bill once"),
	findShare: within(termLimits.findShare),
	councilTax: amount(termLimits.councilTax).nullable(),
	groundRent: amount(termLimits.groundRent),
	leaseYears: count(termLimits.leaseYears).nullable(),
	isPortfolio: flag,
}) satisfies z.ZodType<Assumptions>;

/** What a scenario changes: the assumptions of the sums, and whose tax they show. Personal, so only ever sent in the body of a call. */
export const ScenarioSums = z.object({ assumptions: StatedAssumptions, owners: StatedOwners });
export type ScenarioSums = z.infer<typeof ScenarioSums>;

/** POST /api/reports/{id}/scenarios, and PUT /api/reports/{id}/scenarios/{scenarioId}, which replaces one. Both answer `ScenarioList`. */
export const ScenarioChange = ScenarioSums.extend({
	/** In the owner's words. */
	name: TypedLine({
		min: [1, SCENARIO_NAME_WANTED],
		max: lettersAtMost(SCENARIO_NAME_LENGTH),
	}),
});
export type ScenarioChange = z.infer<typeof ScenarioChange>;

/** PUT, and DELETE. Deleting twice answers `ScenarioList` as well. */
export const ScenarioParam = ReportParam.extend({ scenarioId: z.string().max(40) });
export type ScenarioParam = z.infer<typeof ScenarioParam>;

/** The sums of a report under its owner's assumptions, saved under a name. The report's document never changes. */
export type Scenario = ScenarioChange & {
	readonly id: string;
	/** ISO instant. */
	readonly changedAt: string;
};

/** GET /api/reports/{id}/scenarios, for the owner alone: the oldest first. */
export type ScenarioList = { readonly scenarios: readonly Scenario[] };
