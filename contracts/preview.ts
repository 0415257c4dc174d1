import * as z from "zod";
import { areaFactIds } from "#domain/base/area-fact.ts";
import { figureTypes } from "#domain/base/facts/sale-figures.ts";
import { loanPercents, rentsOf, statedTypes } from "#domain/base/inputs.ts";
import { nations } from "#domain/base/nation.ts";
import { uses } from "#domain/base/use.ts";
import { limitIds } from "#domain/judgement/score/method.ts";
import { Answer } from "./answer.ts";
import { Comparison } from "./comparison.ts";
import { Provenance, SourceLine, WireEvidence, WireFigure } from "./evidence.ts";
import { HomeDate } from "./home-date.ts";
import { HomeMap } from "./home-map.ts";
import { HousingBenefit } from "./housing-benefit.ts";
import { LicensingVerdict } from "./licensing-verdict.ts";
import { PricedOffer } from "./offer.ts";
import { RentComparison } from "./rent-comparison.ts";

export const ScoreComponent = z.object({
	id: z.enum(["epc", "licensing", "yield", "market"]),
	label: z.string(),
	/** Percent of the whole score. */
	weight: z.number(),
	/** 0-100, null when unknown. */
	score: z.number().nullable(),
	estimated: z.boolean(),
	/** Nothing is known about this part, so a stand-in score is used. */
	isAssumed: z.boolean(),
	/** Points that it adds to the score before limits, and the most it could add; null where it has no score. */
	points: z.number().nullable(),
	outOf: z.number().nullable(),
	/** Its rank among the authorities of the nation; null where none is given. */
	standing: z.object({ text: z.string(), sources: z.array(SourceLine) }).nullable(),
	/** One sentence: the reason for its score. */
	reason: z.string(),
	deductions: z.array(z.object({ label: z.string(), points: z.number() })),
});
export type ScoreComponent = z.infer<typeof ScoreComponent>;

/** One of three bars. `percent` null: no bar, and `note` says why. */
export const PreviewBar = z.object({
	label: z.enum(["EPC Compliance", "Licensing Risk", "Market Conditions"]),
	percent: z.number().nullable(),
	estimated: z.boolean(),
	note: z.string().nullable(),
});
export type PreviewBar = z.infer<typeof PreviewBar>;

export const DealBreaker = z.object({ id: z.string(), title: z.string(), detail: z.string() });
export type DealBreaker = z.infer<typeof DealBreaker>;

export const Confidence = z.object({
	/** 0-100: the share of the score's weight that is known, weighted by the quality of its basis. */
	percent: z.number(),
	label: z.enum(["High", "Moderate", "Low"]),
	/** What would raise it, the most effective first. */
	gaps: z.array(z.string()),
});

/** Keys of `evidence`: the flat fields, then facts about the place. */
export const evidenceKeys = [
	"address",
	"riskScore",
	"epcRating",
	"epcPotentialRating",
	"propertyType",
	"totalFloorArea",
	"currentEnergyEfficiency",
	"potentialEnergyEfficiency",
	"estimatedUpgradeCost",
	"requiresHmoLicense",
	"inSelectiveLicensingArea",
	"estimatedRentalYield",
	"marketDemand",
] as const;
export type EvidenceKey = (typeof evidenceKeys)[number];

export const AreaFact = z.object({
	id: z.enum(areaFactIds),
	label: z.string(),
	/** The value in words, or the words for a gap. */
	text: z.string(),
	/** How bad it is for a landlord; null where it is not bad, or not known. */
	tone: z.enum(["red", "amber"]).nullable(),
	evidence: WireEvidence,
});
export type AreaFact = z.infer<typeof AreaFact>;

/** The rent behind the yield. Subscribers and paid reports only. Pounds. */
export const RentalMarketData = z.object({
	averageRent: z.number().nullable(),
	demandLevel: z.enum(["High", "Medium", "Low"]).nullable(),
	/** Days; null: no public source gives it. */
	timeToLet: z.number().nullable(),
	/** Percent; null: no public source gives it. */
	vacancyRate: z.number().nullable(),
});
/** The price behind the yield. Subscribers and paid reports only. Pounds. */
export const SoldPriceData = z.object({ averagePrice: z.number().nullable() });

/** Full-value sales in the postcode's sector, one row for each type of home that was sold. Pounds, days. */
export const SectorSales = z.object({
	name: z.string(),
	from: z.string(),
	to: z.string(),
	rows: z.array(
		z.object({
			type: z.enum(figureTypes),
			label: z.string(),
			count: z.number(),
			median: z.number(),
			/** Lower and upper quartile; null where there are too few sales. */
			middleHalf: z.object({ from: z.number(), to: z.number() }).nullable(),
		}),
	),
	provenance: Provenance,
});
export type SectorSales = z.infer<typeof SectorSales>;

/** What only subscribers and buyers of the report may read. Absent for everyone else. */
export const MarketIntelligence = z.object({
	averageRent: WireEvidence,
	rentForBedrooms: WireEvidence,
	/** Average for the authority by the UK House Price Index: the price behind the yield. */
	averagePrice: WireEvidence,
	/** Mean of the areas' medians in the authority; null where we hold none. */
	typicalPrice: WireEvidence.nullable(),
	/** Price of similar homes, the nearest set first: same type at the postcode, same type in the sector, all types in the area. */
	likePrice: WireEvidence,
	/** The chosen home's last sale, that price indexed to today, and its tenure then; empty where no sale is matched to it. */
	ownSale: z.array(WireFigure),
	areaPrice: WireEvidence,
	postcodePrice: WireEvidence,
	/** Sales in the sector, of the home's own type where its certificate gives it; null where we do not hold the national file of sales. */
	sectorPrice: WireEvidence.nullable(),
	sectorSales: SectorSales.nullable(),
	regionPrice: WireEvidence,
	/** Twelve-month change in percent. */
	regionPriceGrowth: WireEvidence,
	/** Percent. */
	bankRate: WireEvidence,
	indicators: z.array(
		z.object({
			id: z.string(),
			label: z.string(),
			unit: z.string(),
			/** 0 lower, 1 middle, 2 upper third of the nation's authorities. */
			third: z.number().nullable(),
			evidence: WireEvidence,
		}),
	),
});
export type MarketIntelligence = z.infer<typeof MarketIntelligence>;

export const Place = z.object({
	nation: z.string(),
	region: z.string().nullable(),
	authority: z.object({ code: z.string(), name: z.string() }).nullable(),
	ward: z.object({ code: z.string(), name: z.string() }).nullable(),
	/** "Rusholme, Manchester", or as much of it as is known. */
	label: z.string(),
	grain: z.enum(["unit", "sector", "outcode", "nation"]),
	/** The nations it may lie in, for the visitor to choose from (`?nation=`); empty where there is only one. */
	nationChoices: z.array(z.enum(nations)),
	/** Whether a source confirmed that this postcode exists. */
	verified: z.boolean(),
	/** Shown when it is not verified: "postcode not verified". */
	note: z.string().nullable(),
	/** The sources of its position. */
	sources: z.array(SourceLine),
});

/** GET /api/property/preview/{postcode}. The flat fields stand first, in pounds, percent and m² (Rule CALL-1). */
export const Preview = z.object({
	postcode: z.string(),
	address: z.string().nullable(),
	/** Investment score, 0-100, higher is better. */
	riskScore: z.number().nullable(),
	epcRating: z.string().nullable(),
	epcPotentialRating: z.string().nullable(),
	propertyType: z.string().nullable(),
	totalFloorArea: z.number().nullable(),
	currentEnergyEfficiency: z.number().nullable(),
	potentialEnergyEfficiency: z.number().nullable(),
	estimatedUpgradeCost: z.number().nullable(),
	/** How many of the postcode's homes with a current certificate reach band C; null where one home is chosen, or none is known. */
	homesAtC: z.object({ reached: z.number().int(), of: z.number().int() }).nullable(),
	requiresHmoLicense: z.boolean().nullable(),
	inSelectiveLicensingArea: z.boolean().nullable(),
	estimatedRentalYield: z.number().nullable(),
	marketDemand: z.enum(["High", "Medium", "Low"]).nullable(),
	rentalMarketData: RentalMarketData.nullable(),
	soldPriceData: SoldPriceData.nullable(),
	regulatoryFlags: z.array(z.string()),

	/** Number of regulatory flags, shown to everyone. */
	flagsCount: z.number(),
	/** Whether the three gated parts are in this answer. */
	entitled: z.boolean(),
	/** Day of the assessment in London, `YYYY-MM-DD`. */
	assessedOn: z.string(),
	methodologyVersion: z.number(),
	place: Place,
	score: z.object({
		/** Shown above the score: a label where rent and price are both stated, else the area's rank. */
		headline: z.string(),
		label: z.string(),
		colour: z.enum(["green", "yellow", "red"]).nullable(),
		grade: z.enum(["A", "B", "C", "D", "E"]).nullable(),
		gradeLabel: z.string().nullable(),
		/** The weighted mean before any limits. */
		uncapped: z.number().nullable(),
		/** Limits on the score, the lowest first. */
		limits: z.array(z.object({ id: z.enum(limitIds), at: z.number(), reason: z.string() })),
		/** What the score describes, where it is not the home itself. */
		subject: z.string().nullable(),
		/** Percent of the weight that is known. */
		knownWeight: z.number(),
		/** One sentence under the label. */
		summary: z.string(),
	}),
	/** Lowest and highest score that the unknowns allow; null where the span is negligible. */
	scoreRange: z.object({ low: z.number(), high: z.number() }).nullable(),
	/** The three questions that are answered first. */
	answer: Answer,
	/** Coming changes for this home, soonest first. */
	dates: z.array(HomeDate),
	/** What no source told us, and who knows it. */
	unchecked: z.array(z.object({ what: z.string(), who: z.string() })),
	components: z.array(ScoreComponent),
	bars: z.array(PreviewBar),
	dealBreakers: z.array(DealBreaker),
	confidence: Confidence,
	licensing: z.array(LicensingVerdict),
	areaFacts: z.array(AreaFact),
	/** Rent, price and renters of the place beside its region and nation. Everyone gets those of the whole authority; subscribers get finer ones. */
	comparisons: z.array(Comparison),
	/** Contents of the map of the home's council; null where only the outcode is known. */
	map: HomeMap.nullable(),
	/** Local Housing Allowance, in pounds. */
	housingBenefit: HousingBenefit,
	/** The stated rent beside the official mean; null where none is stated or none is published. */
	rentComparison: RentComparison.nullable(),
	evidence: z.record(z.enum(evidenceKeys), WireEvidence),
	/** Names and dates of the series behind the gated parts; never their values. */
	gatedSources: z.object({ rent: Provenance, price: Provenance, demand: Provenance }),
	marketIntelligence: MarketIntelligence.nullable(),
	offer: PricedOffer,
	/** The chosen home's tenure when it was last sold, and the day; null where the sale or its tenure is not known. */
	soldTenure: z.object({ tenure: z.enum(["freehold", "leasehold"]), on: z.string() }).nullable(),
	/** Addresses at this postcode that have a certificate; null when the register was not asked or did not answer. */
	certificatesCount: z.number().nullable(),
	/** Whether a house number can settle a scheme that is bounded by a list of streets. */
	asksHouseNumber: z.boolean(),
	/** What the visitor stated, returned as given. */
	inputs: z.object({
		certificate: z.string().nullable(),
		use: z.enum(uses),
		bedrooms: z.number().nullable(),
		/** As typed: for a room or for the whole home. */
		rent: z.number().nullable(),
		rentOf: z.enum(rentsOf),
		price: z.number().nullable(),
		type: z.enum(statedTypes).nullable(),
		owned: z.boolean(),
		loanLeft: z.number().nullable(),
		boughtFor: z.number().nullable(),
		valueWhenLet: z.number().nullable(),
		people: z.number().nullable(),
		rooms: z.number().nullable(),
		serviceCharge: z.number().nullable(),
		loan: z.literal(loanPercents).nullable(),
		nation: z.enum(nations).nullable(),
		brma: z.string().nullable(),
		houseNumber: z.string().nullable(),
		exemption: z.boolean(),
		c4permission: z.boolean(),
	}),
});
export type Preview = z.infer<typeof Preview>;
