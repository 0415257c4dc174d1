import * as z from "zod";
import { listedState } from "#domain/subjects/listing/listed-state.ts";
import type { ListingLink } from "#domain/subjects/listing/listing-link.ts";
import type { StatedListing } from "#domain/subjects/listing/read-stated.ts";
import { JsonFinder } from "../json-finder.ts";
import { figure, flag, linesIn, listOf, parseJson, part, text, textOrFigure } from "../lenient.ts";
import { ListingFault } from "../listing-fault.ts";
import type { PageReader } from "../page-reader.ts";
import { pageModel } from "./page-model.ts";

/** What is read of Rightmove's model of a page. Source: pages of April and September 2026. */
const RightmoveModel = z.object({
	propertyData: z.object({
		id: textOrFigure,
		status: part({ published: flag, archived: flag }),
		/** `shortDescription`: "3 bedroom flat for sale". */
		text: part({ shortDescription: text, description: text, auctionFeesDisclaimer: text }),
		keyFeatures: listOf(text),
		address: part({ displayAddress: text, outcode: text, incode: text, countryCode: text }),
		location: part({ latitude: figure, longitude: figure }),
		bedrooms: figure,
		prices: part({ primaryPrice: text, displayPriceQualifier: text }),
		/** "BUY" or "LET"; `channel` "RES_BUY", "RES_LET", "STUDENT", "COM_BUY", "OVERSEAS_BUY". */
		transactionType: text,
		channel: text,
		students: flag,
		commercial: flag,
		affordableBuyingScheme: flag,
		/** "SOLD_STC", "UNDER_OFFER". */
		tags: listOf(text),
		propertySubType: text,
		tenure: part({ tenureType: text, yearsRemainingOnLease: figure }),
		livingCosts: part({
			councilTaxBand: text,
			annualGroundRent: textOrFigure,
			annualServiceCharge: textOrFigure,
		}),
		sizings: listOf(part({ unit: text, minimumSize: figure, maximumSize: figure })),
		sharedOwnership: part({ sharedOwnershipFlag: flag }),
	}),
	analyticsInfo: part({
		analyticsProperty: part({
			postcode: text,
			auctionOnly: flag,
			businessForSale: flag,
			currency: text,
			letAgreed: flag,
			retirement: flag,
			soldSTC: flag,
		}),
	}),
});
type RightmoveModel = z.infer<typeof RightmoveModel>;

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
		isByPerson: propertyData.students === true || /^student/i.test(propertyData.channel ?? ""),
		flagged: flaggedAs(propertyData, analyticsProperty),
		status: statusOf(propertyData, analyticsProperty),
		paragraphs: [...propertyData.keyFeatures, propertyData.text.description].flatMap(linesIn),
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

type Analytics = RightmoveModel["analyticsInfo"]["analyticsProperty"];

/** What the page's own fields make of the home. Agents write them, so a field that says no proves nothing. */
function flaggedAs(
	{ address, channel, commercial, sharedOwnership, ...property }: RightmoveModel["propertyData"],
	{ businessForSale, currency, retirement }: Analytics,
): StatedListing["flagged"] {
	if (
		/^overseas/i.test(channel ?? "") ||
		!/^(?:GB|NI)$/i.test(address.countryCode ?? "GB") ||
		!/^GBP$/i.test(currency ?? "GBP")
	) {
		return "abroad";
	}
	if (commercial || businessForSale || /^com_/i.test(channel ?? "")) {
		return "commercial";
	}
	if (sharedOwnership.sharedOwnershipFlag) {
		return "shared_ownership";
	}
	if (retirement) {
		return "retirement";
	}
	return property.affordableBuyingScheme ? "discounted" : null;
}

function statusOf(
	{ tags }: RightmoveModel["propertyData"],
	{ soldSTC, letAgreed }: Analytics,
): string | null {
	if (soldSTC || letAgreed) {
		return soldSTC ? "Sold STC" : "Let agreed";
	}
	return tags.find((tag) => listedState(tag) !== null) ?? null;
}

function typeOf({ transactionType, channel }: RightmoveModel["propertyData"]) {
	const kind = /(?:BUY|LET)$/.exec(transactionType ?? channel ?? "")?.[0];
	return kind ? (kind === "LET" ? "rent" : "sale") : null;
}
