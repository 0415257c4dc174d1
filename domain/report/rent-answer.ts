import type { Assessment } from "../assess.ts";
import { isKnown } from "../evidence.ts";
import { type Pence, pence } from "../money.ts";
import { percentInWords } from "../percent-in-words.ts";
import { isMultipleOccupation } from "../use.ts";
import { poundsInWords } from "../words.ts";
import { bedroomsInWords } from "./market-figures.ts";

/** One sentence: the buyer's rent beside the official one for its bedrooms, or whichever of the two there is. */
export function rentAnswer({ inputs, market }: Assessment): string {
	const { rentForBedrooms, averageRent } = market;
	const isByBedrooms = rentForBedrooms !== null && isKnown(rentForBedrooms);
	const official = isByBedrooms ? rentForBedrooms : averageRent;
	if (!isKnown(official)) {
		const gap = official.note ?? "No official rent is published here.";
		return inputs.rent === null
			? gap
			: `Your rent of ${poundsInWords(inputs.rent)} a month cannot be compared. ${gap}`;
	}
	const homes = isByBedrooms ? bedroomsInWords(inputs.bedrooms ?? 0) : "all private tenancies";
	const whole = isMultipleOccupation(inputs.use) ? ", for whole homes and not for rooms" : "";
	const where = `${homes} in ${official.place}`;
	const mean = poundsInWords(official.value);
	return inputs.rent === null
		? `The official mean for ${where} is ${mean} a month${whole}; it counts long-standing tenancies in, so today's asking rents are usually above it.`
		: `Your rent of ${poundsInWords(inputs.rent)} a month is ${comparedWith(inputs.rent, official.value)} the official mean of ${mean} for ${where}${whole}, which counts long-standing tenancies in.`;
}

function comparedWith(rent: Pence, official: Pence): string {
	const difference = pence(Math.abs(rent - official));
	const isSame = poundsInWords(rent) === poundsInWords(official) || official <= 0;
	if (isSame) {
		return "the same as";
	}
	const share = percentInWords((100 * difference) / official);
	return `${poundsInWords(difference)} (${share}) ${rent > official ? "above" : "below"}`;
}
