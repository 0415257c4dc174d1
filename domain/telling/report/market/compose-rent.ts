import { isKnown, known } from "../../../base/evidence.ts";
import { serializeProvenance } from "../../../base/evidence-dto.ts";
import type { Facts, RentFacts } from "../../../base/facts/facts.ts";
import { MOSTLY_ADVERTISED } from "../../../base/facts/rent-market.ts";
import { type Pence, pence } from "../../../base/money.ts";
import { percentInWords } from "../../../base/percent-in-words.ts";
import { isInOneAuthority } from "../../../base/place/place-label.ts";
import { isMultipleOccupation } from "../../../base/use.ts";
import { poundsInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { officialRentOf } from "../../../judgement/money/starting-home.ts";
import { salesHere } from "../../../subjects/market/price.ts";
import { rentsHere } from "../../../subjects/market/rent.ts";
import { CHECK_RENT, rentComparison } from "../../../subjects/market/stated-rent.ts";
import { bedroomsInWords, priceFigures, rentFigures } from "./market-figures.ts";
import type { RentSection, RentSeries } from "./rent-section.ts";
import { sectorSales } from "./sector-sales.ts";
import { yieldFigures } from "./yield-figures.ts";

const grains: readonly RentFacts["grain"][] = ["authority", "market_area", "region", "country"];

/** Official rents of the authority, its region and its country, finest first; never of a neighbour in the same sector. */
function rentSeries(facts: Facts): RentSeries[] {
	const here = rentsHere(facts);
	return grains.flatMap((grain) =>
		here
			.filter((rent) => rent.grain === grain)
			.map(({ name, all, byBedrooms, period }): RentSeries => {
				const isMarket = grain === "market_area";
				const isCertain = !isMarket && (grain !== "authority" || isInOneAuthority(facts.place));
				const provenance = serializeProvenance(
					known({
						value: name,
						basis: grain,
						coverage: isCertain ? "ok" : "estimated",
						place: name,
						note: isMarket
							? `Means of private tenancies in the market area ${name}. ${MOSTLY_ADVERTISED}`
							: `Means of private tenancies in ${name}, old and new: below today's asking rents.`,
						citations: [{ source: "privateRents", asOf: period }],
					}),
				);
				return { name, all, byBedrooms, provenance };
			}),
	);
}

/** Rent against area and region, prices, and the yield between them. */
export function rentSection(assessment: Assessment): RentSection {
	const { facts, inputs, market } = assessment;
	return {
		answer: rentAnswer(assessment),
		statedRent: inputs.rent,
		statedPrice: inputs.price,
		bedrooms: inputs.bedrooms,
		series: rentSeries(facts),
		rents: rentFigures(assessment),
		prices: priceFigures(assessment),
		yields: yieldFigures(assessment),
		salesNote: salesHere(facts)?.sales.length ? null : market.postcodePrice.note,
		sector: sectorSales(facts),
	};
}

/** One sentence: the buyer's rent beside the official one for its bedrooms, or the only one there is. */
function rentAnswer({ inputs, market }: Assessment): string {
	const official = officialRentOf(market);
	if (!isKnown(official)) {
		const gap = official.note ?? "No official rent is published here.";
		return inputs.rent === null
			? gap
			: `Your rent of ${poundsInWords(inputs.rent)} a month cannot be compared. ${gap}`;
	}
	const isByBedrooms = official === market.rentForBedrooms;
	const homes = isByBedrooms ? bedroomsInWords(inputs.bedrooms ?? 0) : "all private tenancies";
	const whole = isMultipleOccupation(inputs.use) ? " It is for whole homes, not for rooms." : "";
	const where = `${homes} in ${official.place}`;
	const isMarket = official.basis === "market_area";
	const counted = isMarket ? MOSTLY_ADVERTISED : "It counts long-standing tenancies in.";
	const mean = poundsInWords(official.value);
	return inputs.rent === null
		? `The official mean for ${where} is ${mean} a month.${whole} ${isMarket ? MOSTLY_ADVERTISED : "It counts long-standing tenancies in, so today's asking rents are usually above it."}`
		: `Your rent of ${poundsInWords(inputs.rent)} a month is ${comparedWith(inputs.rent, official.value)} the official mean of ${mean} for ${where}.${checkOf({ inputs, market })}${whole} ${counted}`;
}

/** Advice to check a stated rent that is far off; else empty. */
function checkOf(home: Parameters<typeof rentComparison>[0]): string {
	return rentComparison(home, { byBedrooms: true })?.isFar === true ? ` ${CHECK_RENT}` : "";
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
