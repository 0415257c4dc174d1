import * as z from "zod";
import { nations } from "#domain/base/nation.ts";
import { StatedHome } from "./stated-home.ts";

/* What programs send. What they are answered stands apart, because the Worker validates none of it. */

/** Most homes of one call. */
export const HOMES_AT_ONCE = 100;

/** A home to assess, as much of it as is stated: amounts in pounds, a rent by the month. */
const HomeAsked = StatedHome.safeExtend({
	/** The caller's own name for it, returned as given. */
	reference: z.string().max(80, "At most 80 characters").optional(),
	postcode: z.string("Name a postcode").max(32, "That is no postcode"),
});
export type HomeAsked = z.infer<typeof HomeAsked>;

/** POST /api/v1/assessments. Answers `AssessmentList`. */
export const AssessmentRequest = z.object({
	homes: z
		.array(HomeAsked, "Name the homes to assess")
		.min(1, "Name a home to assess")
		.max(HOMES_AT_ONCE, `Ask for ${HOMES_AT_ONCE} homes at most`),
});
export type AssessmentRequest = z.infer<typeof AssessmentRequest>;

/** What a value is measured in. `pounds` are of one home; `points` are of 100. */
export const units = ["pounds", "percent", "points", "m2", "band", "word", "truth"] as const;

/** Figures that everybody may read, by their names. */
export const openFigures = {
	epcRating: "band",
	epcPotentialRating: "band",
	propertyType: "word",
	totalFloorArea: "m2",
	currentEnergyEfficiency: "points",
	potentialEnergyEfficiency: "points",
	estimatedUpgradeCost: "pounds",
	requiresHmoLicense: "truth",
	inSelectiveLicensingArea: "truth",
	estimatedRentalYield: "percent",
	marketDemand: "word",
} as const satisfies Record<string, (typeof units)[number]>;

/** Figures that a plan opens. */
export const planFigures = {
	averageRent: "pounds",
	rentForBedrooms: "pounds",
	averagePrice: "pounds",
	areaPrice: "pounds",
	regionPrice: "pounds",
	regionPriceGrowth: "percent",
	bankRate: "percent",
} as const satisfies Record<string, (typeof units)[number]>;

/** Where a list goes on, and how long a page of it is. */
const paging = {
	cursor: z.string().max(600, "That is not where a page ended").optional(),
	limit: z.coerce
		.number("Enter a number")
		.int("Enter a whole number")
		.min(1, "Ask for at least one")
		.max(500, "Ask for 500 at most")
		.default(100),
};
export const PageQuery = z.object(paging);
export type PageQuery = z.infer<typeof PageQuery>;

export const PostcodeParam = z.object({ postcode: z.string().max(32, "That is no postcode") });
export const LicensingQuery = z.object({
	use: StatedHome.shape.use,
	people: z.coerce.number().pipe(StatedHome.shape.people.unwrap()).optional(),
	houseNumber: StatedHome.shape.houseNumber,
	nation: StatedHome.shape.nation,
});

/** GET /api/v1/areas. */
export const ApiAreasQuery = z.object({
	...paging,
	find: z.string().trim().max(100, "At most 100 characters").default(""),
	nation: z.enum(nations).optional(),
});

export const AreaCodeParam = z.object({
	code: z.string().regex(/^[EWSN]\d{8}$/, "That is not the code of a council"),
});

/** GET /api/v1/register: rows, also as they stood at the end of a day. */
export const RegisterRowsQuery = z.object({
	...paging,
	asOf: z.iso.date("Write the day as 2026-11-30").optional(),
	authority: z.string().max(9, "That is not the code of a council").optional(),
});
