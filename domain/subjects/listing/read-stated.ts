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

/** What a page of a portal states of a home, in the portal's own words. Null is what it leaves out. */
export type StatedListing = {
	readonly listingType: "sale" | "rent" | null;
	/** "3 bedroom flat for sale". */
	readonly title: string | null;
	readonly address: string | null;
	/** Whole ones, the most telling first. */
	readonly postcodes: readonly (string | null)[];
	readonly outcode: string | null;
	/** Degrees (WGS84). */
	readonly latitude: number | null;
	readonly longitude: number | null;
	readonly bedrooms: number | null;
	readonly price: string | null;
	readonly priceQualifier: string | null;
	readonly isAuction: boolean;
	/** Let by the person, as homes of students are. */
	readonly isByPerson: boolean;
	/** What the page's own fields mark it as, beside its words. */
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

/** The same in the product's words. Null is also what cannot be trusted. */
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
	/** What it is where it is no ordinary letting; it has no price then. */
	readonly unusual: UnusualHome | null;
	/** Whether somebody else has agreed to have it. */
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

/** What a page says of a home, as far as it can be trusted. One field that cannot leaves the others as they are. */
export function readStatedListing(stated: StatedListing): ListingFacts {
	const address = listedAddress(stated.address);
	const kind = [stated.propertyType, stated.title].join(" ").slice(0, 300);
	const headings = [stated.title, address].filter((text) => text !== null);
	const own = listedOutcode(stated.outcode, null);
	const found = listedPostcode(stated.postcodes, address);
	// Where one field of a page contradicts another, no one knows which is right.
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

/** What is said of what is offered, and at which price. */
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
	/** Title and address, and what else stands with the price. */
	readonly headings: readonly string[];
};

/** What is offered, at which price and how far that has got: the same rules for a portal's page and for a text that was pasted. */
export function readOffer(stated: StatedOffer) {
	const { propertyType, priceQualifier, bedrooms } = stated;
	const terms = priceTerms(stated);
	const { listingType, unusual, isPart } = terms;
	return {
		...priceOn(stated, terms),
		listingType,
		// A room that is let alone is counted as one bedroom.
		bedrooms: isPart && listingType === "rent" && bedrooms === 1 ? null : bedrooms,
		unusual,
		agreed: listedState(stated.status) ?? listedState(priceQualifier),
		propertyType: listedType(propertyType),
	};
}

/** What a page says that holds of each price on it. */
type PriceTerms = Omit<StatedPrice, "price" | "qualifier"> & { readonly tender: string | null };

/** Reads the whole page, so a page of many prices is read once for all of them. */
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

/** Sold at an auction, by a title or a line of the text; not bought at one once. */
const AUCTION =
	/\b(?:for sale|be sold|being sold|offered|selling|available|sale) (?:by|via|at|through|in|with) [^.]{0,50}\bauction\b|\bmodern method of auction\b|\bbuyer['’]?s?['’]? premium\b|\bauction (?:date|guide|lot|ends?|end date|pack|legal pack|fees?)\b|^(?:for |by )?(?:online |modern |live |timed |public )*auction(?: sale)?$|\b(?:starting|minimum|opening|current) bids?\b|\b(?:online|with) bidding\b(?! war)|\bbidding (?:opens|starts)\b|\bbids from £|\breserve price\b/i;
const NO_AUCTION =
	/\b(?:not|no|without|isn['’]t|previously|was|were|bought|purchased)\b[^.]{0,40}(?:auction|premium|reserve|bid|tender)/i;
/** Offers that are made once and unseen by the others. */
const TENDER = /\bsealed bids?\b|\b(?:in)?formal tender\b|\bbest (?:and|&) final\b/i;

function saysAuction(line: string): boolean {
	return AUCTION.test(line) && !NO_AUCTION.test(line);
}

/** Where the page does not say, its title does, or a price that is paid every month. */
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
