import type { Coordinates } from "../../base/facts/coordinates.ts";
import type { Pence } from "../../base/money.ts";
import { isPartOfHome, saysInParts } from "./let-in-part.ts";
import { amountsIn } from "./listed-amount.ts";
import { listedAddress, listedOutcode, listedPosition, listedPostcode } from "./listed-place.ts";
import { type ListedPrice, listedPrice, type StatedPrice } from "./listed-price.ts";
import { type ListedState, listedState } from "./listed-state.ts";
import {
	type ListedSize,
	listedArea,
	listedBand,
	listedBedrooms,
	listedCharge,
	listedLease,
	listedTenure,
	listedType,
} from "./listed-terms.ts";
import { readUnusualHome } from "./read-unusual-home.ts";
import type { UnusualHome } from "./unusual-homes.ts";

/** What a portal's page says about a home, in the portal's words. Null where not given. */
export type StatedListing = {
	readonly listingType: "sale" | "rent" | null;
	/** "3 bedroom flat for sale". */
	readonly title: string | null;
	readonly address: string | null;
	/** Full postcodes, the most reliable first. */
	readonly postcodes: readonly (string | null)[];
	readonly outcode: string | null;
	/** Degrees (WGS84). */
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly bedrooms: number | null;
	readonly price: string | null;
	readonly priceQualifier: string | null;
	readonly isAuction: boolean;
	/** Whether it is let by the person, as student homes are. */
	readonly isByPerson: boolean;
	/** Kind of home marked by the page's own fields, besides its words. */
	readonly flagged: UnusualHome | null;
	/** "Sold STC", "let_agreed". */
	readonly status: string | null;
	/** Key features and description, a line each. */
	readonly paragraphs: readonly string[];
	readonly propertyType: string | null;
	readonly tenure: string | null;
	/** Years. */
	readonly leaseLength: string | number | null;
	/** Pounds a year, unless the text says otherwise. */
	readonly serviceCharge: string | number | null;
	readonly groundRent: string | number | null;
	readonly councilTaxBand: string | null;
	readonly sizes: readonly ListedSize[];
};

/** The same in our own terms. Null also where it cannot be trusted. */
export type ListingFacts = {
	/** Whole, such as `M14 5LL`. */
	readonly postcode: string | null;
	/** Its first half. */
	readonly outcode: string | null;
	readonly position: Coordinates | null;
	readonly address: string | null;
	readonly bedrooms: number | null;
	/** Pounds: for the whole home, or a calendar month's rent of it. */
	readonly price: number | null;
	readonly priceNote: string | null;
	readonly listingType: "sale" | "rent";
	/** Kind of home where it is no ordinary letting or sale; it then has no price. */
	readonly unusual: UnusualHome | null;
	/** Whether somebody else has agreed to buy or rent it. */
	readonly agreed: ListedState | null;
	readonly propertyType: string | null;
	readonly tenure: string | null;
	/** Years left. */
	readonly leaseYears: number | null;
	/** A year. */
	readonly serviceChargePence: Pence | null;
	/** A year. */
	readonly groundRentPence: Pence | null;
	/** One letter, A to I. */
	readonly councilTaxBand: string | null;
	/** Square metres. */
	readonly floorArea: number | null;
};

/** What a page says about a home, as far as it is trustworthy. One bad field does not affect the others. */
export function readStatedListing(stated: StatedListing): ListingFacts {
	const address = listedAddress(stated.address);
	const kind = [stated.propertyType, stated.title].join(" ").slice(0, 300);
	const headings = [stated.title, address].filter((text) => text !== null);
	const own = listedOutcode(stated.outcode, null);
	const found = listedPostcode(stated.postcodes, address);
	// Where two fields contradict each other, neither is trusted.
	const postcode = own === null || own === found?.outcode ? found : null;
	return {
		postcode: postcode?.formatted ?? null,
		outcode: postcode?.outcode ?? listedOutcode(stated.outcode, address),
		position: listedPosition(stated.latitude, stated.longitude),
		address,
		...readOffer({ ...stated, headings, bedrooms: listedBedrooms(stated.bedrooms, kind) }),
		tenure: listedTenure(stated.tenure),
		leaseYears: listedLease(stated.leaseLength),
		serviceChargePence: listedCharge(stated.serviceCharge),
		groundRentPence: listedCharge(stated.groundRent),
		councilTaxBand: listedBand(stated.councilTaxBand),
		floorArea: listedArea(stated.sizes),
	};
}

/** The offer and its price, as stated. */
export type StatedOffer = Pick<
	StatedListing,
	| "listingType"
	| "bedrooms"
	| "price"
	| "priceQualifier"
	| "isAuction"
	| "isByPerson"
	| "flagged"
	| "status"
	| "paragraphs"
	| "propertyType"
	| "tenure"
> & {
	/** Title, address, and other text with the price. */
	readonly headings: readonly string[];
};

/** The offer, its price and its state; the same rules for a portal's page and a pasted text. */
export function readOffer(stated: StatedOffer) {
	const { propertyType, priceQualifier, bedrooms } = stated;
	const terms = priceTerms(stated);
	const { listingType, unusual, isPart } = terms;
	return {
		...priceOn(stated, terms),
		listingType,
		// A single room to let is counted as one bedroom.
		bedrooms: isPart && listingType === "rent" && bedrooms === 1 ? null : bedrooms,
		unusual,
		agreed: listedState(stated.status) ?? listedState(priceQualifier),
		propertyType: listedType(propertyType),
	};
}

/** Terms of a page that apply to each of its prices. */
type PriceTerms = Omit<StatedPrice, "price" | "qualifier"> & { readonly tender: string | null };

/** Reads the terms once for the whole page, because it may have many prices. */
export function priceTerms(stated: StatedOffer): PriceTerms {
	const { headings, paragraphs, propertyType, price, priceQualifier } = stated;
	const lines = [...headings, ...paragraphs];
	return {
		listingType: typeOf(stated),
		unusual:
			readUnusualHome({
				...stated,
				paragraphs: [priceQualifier ?? "", price ?? "", ...paragraphs],
			}) ?? stated.flagged,
		isAuction: stated.isAuction || lines.some(saysAuction),
		tender:
			lines.flatMap((line) => (NO_AUCTION.test(line) ? [] : (TENDER.exec(line)?.[0] ?? [])))[0] ??
			null,
		isPart:
			stated.isByPerson ||
			[propertyType, ...headings].some((text) => isPartOfHome(text ?? "")) ||
			paragraphs.some(saysInParts),
	};
}

/** One price of a page by the terms of that page. */
export function priceOn(
	{ price, priceQualifier }: Pick<StatedOffer, "price" | "priceQualifier">,
	{ tender, ...terms }: PriceTerms,
): ListedPrice {
	return listedPrice({ ...terms, price, qualifier: [priceQualifier, tender].join(" ") });
}

/** Whether it is sold at auction, by a title or a line of text; a past purchase at one does not match. */
const AUCTION =
	/\b(?:for sale|be sold|being sold|offered|selling|available|sale) (?:by|via|at|through|in|with) [^.]{0,50}\bauction\b|\bmodern method of auction\b|\bbuyer['’]?s?['’]? premium\b|\bauction (?:date|guide|lot|ends?|end date|pack|legal pack|fees?)\b|^(?:for |by )?(?:online |modern |live |timed |public )*auction(?: sale)?$|\b(?:starting|minimum|opening|current) bids?\b|\b(?:online|with) bidding\b(?! war)|\bbidding (?:opens|starts)\b|\bbids from £|\breserve price\b/i;
const NO_AUCTION =
	/\b(?:not|no|without|isn['’]t|previously|was|were|bought|purchased)\b[^.]{0,40}(?:auction|premium|reserve|bid|tender)/i;
/** Offers made once, unseen by other bidders. */
const TENDER = /\bsealed bids?\b|\b(?:in)?formal tender\b|\bbest (?:and|&) final\b/i;

function saysAuction(line: string): boolean {
	return AUCTION.test(line) && !NO_AUCTION.test(line);
}

/** Sale or letting: from the page, else its title, else whether the price is monthly. */
function typeOf({ listingType, headings, price }: StatedOffer): "sale" | "rent" {
	if (listingType !== null) {
		return listingType;
	}
	const [first] = headings.flatMap(
		(text) => /\b(?:for sale|to rent|to let)\b/i.exec(text)?.[0] ?? [],
	);
	if (first) {
		return first.toLowerCase() === "for sale" ? "sale" : "rent";
	}
	return amountsIn(price ?? "").some(({ every }) => every !== null) ? "rent" : "sale";
}
