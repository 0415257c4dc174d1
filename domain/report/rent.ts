import type { Assessment } from "../assess.ts";
import type { Sale } from "../facts.ts";
import { salesHere } from "../market/sales-here.ts";
import { countInWords, dateInWords } from "../words.ts";
import { priceFigures, rentFigures } from "./market-figures.ts";
import { rentAnswer } from "./rent-answer.ts";
import type { RentSection } from "./rent-section.ts";
import { rentSeries } from "./rent-series.ts";
import { sectorSales } from "./sector-sales.ts";
import { yieldFigures } from "./yield-figures.ts";

/** Sales at a postcode beyond these are old news. */
const MOST_SALES = 20;

/** Rent against area and region, prices, and the yield between them. */
export function rentSection(assessment: Assessment): RentSection {
	const { facts, inputs } = assessment;
	const sales = salesNewestFirst(assessment);
	return {
		answer: rentAnswer(assessment),
		statedRent: inputs.rent,
		statedPrice: inputs.price,
		bedrooms: inputs.bedrooms,
		series: rentSeries(facts),
		rents: rentFigures(assessment),
		prices: priceFigures(assessment),
		yields: yieldFigures(assessment),
		sales: sales.slice(0, MOST_SALES).map(({ price, date, propertyType, address }) => ({
			price,
			date,
			propertyType,
			address,
		})),
		salesNote: salesNote(assessment, sales.length),
		sector: sectorSales(facts),
	};
}

function salesNewestFirst({ facts }: Assessment): Sale[] {
	const sales = salesHere(facts)?.sales ?? [];
	return sales.toSorted(
		(a, b) => b.date.localeCompare(a.date) || a.address.localeCompare(b.address),
	);
}

/** Why there are none, or which of them are shown; null when all are. */
function salesNote({ facts, market }: Assessment, count: number): string | null {
	const since = salesHere(facts)?.since;
	if (since === undefined || count === 0) {
		return market.postcodePrice.note;
	}
	return count > MOST_SALES
		? `The newest ${MOST_SALES} of ${countInWords(count, "full-value sale")} since ${dateInWords(since)}.`
		: null;
}
