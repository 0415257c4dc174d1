import { type Evidence, isKnown } from "../../../base/evidence.ts";
import { type FigureDto, serializeMoney } from "../../../base/evidence-dto.ts";
import { homesInWords, homeType } from "../../../base/facts/home-type.ts";
import type { Pence } from "../../../base/money.ts";
import { percentInWords } from "../../../base/percent-in-words.ts";
import { poundsInWords } from "../../../base/words.ts";
import type { Assessment } from "../../../judgement/assess.ts";
import { statedAmount } from "../../../judgement/money/starting-home.ts";
import { postcodePriceType } from "../../../subjects/market/postcode-price.ts";
import { toFigureDto } from "../words/figure-dto.ts";
import { INDEX_PRICE, SECTOR_PRICE, TYPICAL_PRICE } from "./market-words.ts";

/** "homes with 2 bedrooms", as official rents count them: 4 stands for four and more. */
export function bedroomsInWords(bedrooms: number): string {
	if (bedrooms === 0) {
		return "studios";
	}
	return bedrooms >= 4
		? "homes with four or more bedrooms"
		: `homes with ${bedrooms} bedroom${bedrooms === 1 ? "" : "s"}`;
}

/** The buyer's rent, if stated, and the official ones. A month. */
export function rentFigures({ inputs, market }: Assessment): FigureDto[] {
	const monthly = (rent: Pence) => `${poundsInWords(rent)} a month`;
	const { rentForBedrooms, averageRent } = market;
	return [
		...(inputs.rent === null
			? []
			: [amount("statedRent", "Your rent", statedAmount(inputs.rent), monthly)]),
		...(rentForBedrooms === null || inputs.bedrooms === null
			? []
			: [
					amount(
						"rentForBedrooms",
						`Mean rent of ${bedroomsInWords(inputs.bedrooms)}`,
						rentForBedrooms,
						monthly,
					),
				]),
		amount("averageRent", "Mean rent of all homes", averageRent, monthly),
	];
}

/** The buyer's price, if stated, and the sold prices of postcode, sector, area, authority and region. */
export function priceFigures({ facts, inputs, market, chosen }: Assessment): FigureDto[] {
	const soldHere = postcodePriceType(facts, chosen && homeType(chosen));
	return [
		...(inputs.price === null
			? []
			: [amount("statedPrice", "Your price", statedAmount(inputs.price), poundsInWords)]),
		amount(
			"postcodePrice",
			`Median price of ${homesInWords[soldHere]} at this postcode`,
			market.postcodePrice,
			poundsInWords,
		),
		...amountIfKnown("sectorPrice", SECTOR_PRICE, market.sectorPrice),
		amount("areaPrice", "Median price of the neighbourhood", market.areaPrice, poundsInWords),
		amount("averagePrice", INDEX_PRICE, market.averagePrice, poundsInWords),
		...amountIfKnown("typicalPrice", TYPICAL_PRICE, market.typicalPrice),
		amount("regionPrice", "Average price of the region", market.regionPrice, poundsInWords),
		rateFigure({
			id: "regionPriceGrowth",
			label: "Price growth of the region over a year",
			evidence: market.regionPriceGrowth,
			inWords: percentInWords,
		}),
	];
}

function amountIfKnown(id: string, label: string, price: Evidence<Pence> | null): FigureDto[] {
	return price === null ? [] : [amount(id, label, price, poundsInWords)];
}

function amount(
	id: string,
	label: string,
	evidence: Evidence<Pence>,
	inWords: (amount: Pence) => string,
): FigureDto {
	return toFigureDto({ id, label, evidence, inWords, serialize: serializeMoney });
}

/** A rate is never "typical" of a place; its label and evidence say what it is of. */
export function rateFigure(figure: Parameters<typeof toFigureDto<string, number>>[0]): FigureDto {
	const dto = toFigureDto(figure);
	const { evidence, inWords } = figure;
	return isKnown(evidence) ? { ...dto, text: inWords(evidence.value) } : dto;
}
