import type { ListingLink } from "#domain/listing/listing-link.ts";
import type { StatedListing } from "#domain/listing/read-stated.ts";
import { JsonFinder } from "../json-finder.ts";
import { parseJson } from "../lenient.ts";
import { ListingFault } from "../listing-fault.ts";
import type { PageReader } from "../page-reader.ts";
import { pageModel } from "./page-model.ts";
import { RightmoveModel } from "./rightmove-shape.ts";

const MARKER = /window\.(?:__)?PAGE_MODEL\s{0,20}=\s{0,20}\{/;

/** Rightmove's page of a home. All that is needed stands in one script, after which the rest need not come. */
export function rightmovePage({ id }: ListingLink): PageReader {
	const model = new JsonFinder(MARKER, 1);
	return {
		take: (piece) => {
			model.push(piece);
			return model.isComplete;
		},
		read: () => {
			const [json] = model.found;
			if (json !== undefined) {
				return stated(readModel(pageModel(parseJson(json))), id);
			}
			if (model.isCut) {
				throw new ListingFault("listing_unreadable", "the page's data does not end");
			}
			return null;
		},
	};
}

function readModel(model: unknown): RightmoveModel {
	const read = RightmoveModel.safeParse(model);
	if (!read.success) {
		throw new ListingFault("listing_unreadable", "the page's data holds no property");
	}
	return read.data;
}

function stated({ propertyData, analyticsInfo }: RightmoveModel, id: string): StatedListing {
	const { status, address, location, prices, tenure, livingCosts } = propertyData;
	const { analyticsProperty } = analyticsInfo;
	if (propertyData.id === null || status.archived || status.published === false) {
		throw new ListingFault("listing_withdrawn", "no longer on the market");
	}
	if (String(propertyData.id) !== id) {
		throw new ListingFault("listing_unreadable", "the page is of another property");
	}
	return {
		listingType: typeOf(propertyData),
		title: propertyData.text.shortDescription,
		address: address.displayAddress,
		postcodes: [`${address.outcode} ${address.incode}`, analyticsProperty.postcode],
		outcode: address.outcode,
		latitude: location.latitude,
		longitude: location.longitude,
		bedrooms: propertyData.bedrooms,
		price: prices.primaryPrice,
		priceQualifier: prices.displayPriceQualifier,
		isSharedOwnership: propertyData.sharedOwnership.sharedOwnershipFlag === true,
		isAuction:
			analyticsProperty.auctionOnly === true || propertyData.text.auctionFeesDisclaimer !== null,
		propertyType: propertyData.propertySubType,
		tenure: tenure.tenureType,
		leaseLength: tenure.yearsRemainingOnLease,
		serviceCharge: livingCosts.annualServiceCharge,
		groundRent: livingCosts.annualGroundRent,
		councilTaxBand: livingCosts.councilTaxBand,
		sizes: propertyData.sizings.map(({ unit, minimumSize, maximumSize }) => ({
			unit,
			minimum: minimumSize,
			maximum: maximumSize,
		})),
	};
}

function typeOf({ transactionType, channel }: RightmoveModel["propertyData"]) {
	const kind = /(?:BUY|LET)$/.exec(transactionType ?? channel ?? "")?.[0];
	return kind ? (kind === "LET" ? "rent" : "sale") : null;
}
