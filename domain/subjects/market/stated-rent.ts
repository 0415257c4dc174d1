import { type Evidence, isKnown } from "../../base/evidence.ts";
import { MOSTLY_ADVERTISED } from "../../base/facts/rent-market.ts";
import type { Inputs } from "../../base/inputs.ts";
import type { Pence } from "../../base/money.ts";
import { percentInWords } from "../../base/percent-in-words.ts";
import { isMultipleOccupation } from "../../base/use.ts";
import { countInWords, dateInWords, poundsInWords } from "../../base/words.ts";

/** Percent above or below the official mean from which a stated rent should be checked. Our own rule. */
const FAR_OFF = 25;

/** A rent that was stated, beside the official mean. */
export type RentComparison = {
	readonly rent: Pence;
	/** The mean it is set beside. */
	readonly mean: Pence;
	readonly official: Evidence<Pence>;
	/** Bedrooms of the homes behind the mean; null for all homes. */
	readonly bedrooms: number | null;
	/** Percent of the mean; negative where the rent is below it. */
	readonly percent: number;
	/** Whether it may be a typing error, because it is far from the mean of similar homes, as far as they are stated. */
	readonly isFar: boolean;
};

/** The parts of a judged home that it depends on. */
type RentedHome = {
	readonly inputs: Pick<Inputs, "rent" | "bedrooms" | "use" | "rooms">;
	readonly market: {
		readonly averageRent: Evidence<Pence>;
		readonly rentForBedrooms: Evidence<Pence> | null;
	};
};

/**
 * The stated rent beside the official mean: for the stated bedrooms where that is published and may be shown, else for all homes. Null where none is stated
 * or published. Source: Rule MARKET-5.
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

/** The comparison in sentences, the one that settles it first. */
export function rentComparisonInWords(
	standing: RentComparison,
	inputs: Pick<Inputs, "use" | "rooms">,
): string[] {
	const { isFar } = standing;
	return [
		comparison(standing),
		...(isFar ? [CHECK_RENT] : []),
		...(isByRoom(inputs) ? [WHOLE_HOMES] : []),
	];
}

/** What an official mean is worth, in sentences: how wide its area is, and which tenancies it counts. */
export function meanInWords(official: Evidence<Pence>): string[] {
	return [
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

/** Notes how wide an area the mean covers: no official rent is for a street. */
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
