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
	/** No one knows this part: its score stands in for what is not known. */
	isAssumed: z.boolean(),
	/** Points that it gives to the score before limits, and how many it could; null where it has no score. */
	points: z.number().nullable(),
	outOf: z.number().nullable(),
	/** Where the area stands by it among the authorities of its nation; null where that is not told. */
	standing: z.object({ text: z.string(), sources: z.array(SourceLine) }).nullable(),
	/** One sentence: what made it so. */
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
	/** 0-100: how much of the score's weight rests on how good a basis. */
	percent: z.number(),
	label: z.enum(["High", "Moderate", "Low"]),
	/** What would raise it, most telling first. */
	gaps: z.array(z.string()),
});

/** Keys of `evidence`: the flat fields, and the facts about the place. */
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
	/** How bad it is for anyone who lets the home; null where it is neither, or not known. */
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

/** What homes of the postcode's sector were sold for at full value, a row a type of which any was. Pounds, days. */
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
			/** Lower and upper quartile; null of too few sales. */
			middleHalf: z.object({ from: z.number(), to: z.number() }).nullable(),
		}),
	),
	provenance: Provenance,
});
export type SectorSales = z.infer<typeof SectorSales>;

/** What only subscribers and the buyers of a report read. Absent for everyone else. */
export const MarketIntelligence = z.object({
	averageRent: WireEvidence,
	rentForBedrooms: WireEvidence,
	/** Of the authority by the UK House Price Index: the price behind the yield. */
	averagePrice: WireEvidence,
	/** Mean of the medians of the authority's areas; null where it is not held. */
	typicalPrice: WireEvidence.nullable(),
	/** Of homes like this one, nearest first: its type at the postcode, else in the sector, else all types in the area. */
	likePrice: WireEvidence,
	/** The chosen home's last sale, that price by the index of today, its tenure then; none where no sale is matched to it. */
	ownSale: z.array(WireFigure),
	areaPrice: WireEvidence,
	postcodePrice: WireEvidence,
	/** Of the home's own type where its certificate tells it; null where the national file of sales is not held. */
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
	/** The nations it may lie in, for the visitor to choose from (`?nation=`); empty where there is no choice. */
	nationChoices: z.array(z.enum(nations)),
	/** Whether a source confirmed that this postcode exists. */
	verified: z.boolean(),
	/** Said aloud when it is not: "postcode not verified". */
	note: z.string().nullable(),
	/** Who placed it. */
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
	/** Of the postcode's homes with a current certificate, how many reach band C; null where one home is chosen, or none is known. */
	homesAtC: z.object({ reached: z.number().int(), of: z.number().int() }).nullable(),
	requiresHmoLicense: z.boolean().nullable(),
	inSelectiveLicensingArea: z.boolean().nullable(),
	estimatedRentalYield: z.number().nullable(),
	marketDemand: z.enum(["High", "Medium", "Low"]).nullable(),
	rentalMarketData: RentalMarketData.nullable(),
	soldPriceData: SoldPriceData.nullable(),
	regulatoryFlags: z.array(z.string()),

	/** How many regulatory flags there are, no matter who asks. */
	flagsCount: z.number(),
	/** Whether the three gated parts are in this answer. */
	entitled: z.boolean(),
	/** Day of the assessment in London, `YYYY-MM-DD`. */
	assessedOn: z.string(),
	methodologyVersion: z.number(),
	place: Place,
	score: z.object({
		/** What stands above it: the label where rent and price are both stated, else a rank of the area. */
		headline: z.string(),
		label: z.string(),
		colour: z.enum(["green", "yellow", "red"]).nullable(),
		grade: z.enum(["A", "B", "C", "D", "E"]).nullable(),
		gradeLabel: z.string().nullable(),
		/** The weighted mean before anything held it down. */
		uncapped: z.number().nullable(),
		/** What holds it down, the lowest first. */
		limits: z.array(z.object({ id: z.enum(limitIds), at: z.number(), reason: z.string() })),
		/** What the score is of, where that is not the home itself. */
		subject: z.string().nullable(),
		/** Percent of the weight that is known. */
		knownWeight: z.number(),
		/** One sentence under the label. */
		summary: z.string(),
	}),
	/** What the score may turn out to be once the unknown is known; null where that is hardly another score. */
	scoreRange: z.object({ low: z.number(), high: z.number() }).nullable(),
	/** The three questions answered, before anything else. */
	answer: Answer,
	/** What changes and when for this home, soonest first. */
	dates: z.array(HomeDate),
	/** What no one told us, and who can tell it. */
	unchecked: z.array(z.object({ what: z.string(), who: z.string() })),
	components: z.array(ScoreComponent),
	bars: z.array(PreviewBar),
	dealBreakers: z.array(DealBreaker),
	confidence: Confidence,
	licensing: z.array(LicensingVerdict),
	areaFacts: z.array(AreaFact),
	/** How rent, price and renters of the place compare with its region and nation: of a whole authority for everyone, finer for subscribers. */
	comparisons: z.array(Comparison),
	/** What a map of the home's council shows of it; null where no more than its outcode is known. */
	map: HomeMap.nullable(),
	/** What housing benefit pays: pounds. */
	housingBenefit: HousingBenefit,
	/** The stated rent beside the official mean; null where none is stated or none is published. */
	rentComparison: RentComparison.nullable(),
	evidence: z.record(z.enum(evidenceKeys), WireEvidence),
	/** Names and dates of the series behind the gated parts; never their values. */
	gatedSources: z.object({ rent: Provenance, price: Provenance, demand: Provenance }),
	marketIntelligence: MarketIntelligence.nullable(),
	offer: PricedOffer,
	/** How the chosen home was held when it was last sold, and the day; null where its sale is not known or does not tell. */
	soldTenure: z.object({ tenure: z.enum(["freehold", "leasehold"]), on: z.string() }).nullable(),
	/** Addresses at this postcode that have a certificate; null when the register was not asked or did not answer. */
	certificatesCount: z.number().nullable(),
	/** A scheme that may reach the home goes by a list of streets, so that a house number can settle it. */
	asksHouseNumber: z.boolean(),
	/** What the visitor stated, echoed. */
	inputs: z.object({
		certificate: z.string().nullable(),
		use: z.enum(uses),
		bedrooms: z.number().nullable(),
		/** As it was typed: of a room, or of the whole home. */
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
