import { type Evidence, isKnown } from "../../base/evidence.ts";
import { MOSTLY_ADVERTISED } from "../../base/facts/rent-market.ts";
import type { Inputs } from "../../base/inputs.ts";
import type { Pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { isMultipleOccupation } from "../../base/use.ts";
import { countInWords, dateInWords, poundsInWords } from "../../base/words.ts";

/** From this far off the official mean, in percent either way, a stated rent is to be checked. A rule of ours. */
const FAR_OFF = 25;

/** A rent that was stated, beside the official mean. */
export type RentComparison = {
	readonly rent: Pence;
	/** The mean it is set beside. */
	readonly mean: Pence;
	readonly official: Evidence<Pence>;
	/** Those whose mean it is; null where it is of all homes. */
	readonly bedrooms: number | null;
	/** Of the mean; less than nothing where the rent is below it. */
	readonly percent: number;
	/** It may be a slip of the pen: far off the mean of homes like it, as far as the visitor says what it is like. */
	readonly isFar: boolean;
};

/** As much of a judged home as tells it. */
type RentedHome = {
	readonly inputs: Pick<Inputs, "rent" | "bedrooms" | "use" | "rooms">;
	readonly market: {
		readonly averageRent: Evidence<Pence>;
		readonly rentForBedrooms: Evidence<Pence> | null;
	};
};

/**
 * Where a stated rent stands beside the official mean: of the stated bedrooms where it may be told and is published, else of all homes. Null where none is stated or
 * none is published. Source: Rule MARKET-5.
 */
export function rentComparison(
	{ inputs, market }: RentedHome,
	{ byBedrooms }: { byBedrooms: boolean },
): RentComparison | null {
	const { rent, bedrooms } = inputs;
	const ofBedrooms = byBedrooms ? market.rentForBedrooms : null;
	const isByBedrooms = ofBedrooms !== null && isKnown(ofBedrooms);
	const official = isByBedrooms ? ofBedrooms : market.averageRent;
	if (rent === null || !isKnown(official) || official.value <= 0) {
		return null;
	}
	const percent = (100 * (rent - official.value)) / official.value;
	const isLike = bedrooms === null || isByBedrooms;
	const isHere = official.basis === "authority" || official.basis === "market_area";
	return {
		rent,
		mean: official.value,
		official,
		bedrooms: isByBedrooms ? bedrooms : null,
		percent,
		isFar: isLike && isHere && !isByRoom(inputs) && Math.abs(percent) > FAR_OFF,
	};
}

/** Said where the rent of a home is far off. */
export const CHECK_RENT = `That is more than ${FAR_OFF}% off: check the rent.`;

/** Said of a rent that is paid by the room. */
const WHOLE_HOMES = "It is for whole homes, not for rooms.";

/** How it stands, in sentences: the comparison first, then what it is worth. */
export function rentComparisonInWords(
	standing: RentComparison,
	inputs: Pick<Inputs, "use" | "rooms">,
): string[] {
	const { official, isFar } = standing;
	return [
		comparison(standing),
		...(isFar ? [CHECK_RENT] : []),
		...(isByRoom(inputs) ? [WHOLE_HOMES] : []),
		allThereIs(official),
		official.basis === "market_area" ? MOSTLY_ADVERTISED : "It counts long-standing tenancies in.",
	];
}

/** "£1,300 is 12.1% above the mean for 3 bedrooms in Salford (£1,160, June 2026)." */
function comparison({ rent, mean, official, bedrooms, percent }: RentComparison): string {
	const month = official.citations[0]?.asOf;
	const date = month ? `, ${dateInWords(month)}` : "";
	const where = official.basis === "market_area" ? "the market area " : "";
	return `${poundsInWords(rent)} is ${offInWords(percent)} the mean for ${homesLike(bedrooms)} in ${where}${official.place} (${poundsInWords(mean)}${date}).`;
}

function offInWords(percent: number): string {
	const share = percentInWords(Math.abs(percent));
	return share === percentInWords(0)
		? "the same as"
		: `${share} ${percent > 0 ? "above" : "below"}`;
}

function homesLike(bedrooms: number | null): string {
	if (bedrooms === null) {
		return "all homes";
	}
	return bedrooms >= 4 ? "4 or more bedrooms" : countInWords(bedrooms, "bedroom");
}

/** Of how wide a place the mean is: no official rent is of a street. */
function allThereIs({ basis }: Evidence<Pence>): string {
	switch (basis) {
		case "authority":
			return "Official rents are published for whole authorities alone.";
		case "market_area":
			return "Official rents are published for whole market areas alone.";
		default:
			return `No official rent of the authority is published: this is the ${basis}'s.`;
	}
}

function isByRoom({ use, rooms }: Pick<Inputs, "use" | "rooms">): boolean {
	return rooms !== null || isMultipleOccupation(use);
}
