import { type Evidence, known, unknown } from "../../base/evidence.ts";
import type { Facts, SoldFacts } from "../../base/facts/facts.ts";
import { homesInWords } from "../../base/facts/home-type.ts";
import {
	FEWEST_SALES,
	type FigureType,
	type HomeType,
	middleHalf,
	type SaleFigures,
} from "../../base/facts/sale-figures.ts";
import type { Pence } from "../../base/money.ts";
import { countInWords, dateInWords, poundsInWords } from "../../base/words.ts";

type Sector = NonNullable<SoldFacts["sector"]>;

/**
 * Median sold price of the postcode's sector over its period: of the home's own type where known and sold, else of all types. Null where the national file
 * of sales is not held. `type` null: unknown.
 */
export function sectorPrice({ sold }: Facts, type: HomeType | null): Evidence<Pence> | null {
	if (!sold) {
		return null;
	}
	const citations = [{ source: "pricePaid", asOf: sold.asOf }] as const;
	const { sector } = sold;
	const figures = sector && figuresFor(sector, type);
	if (!figures) {
		return unknown({
			basis: "area",
			note: "No full-value sale in this postcode's sector in two years.",
			citations,
		});
	}
	return known({
		value: figures.median,
		basis: "area",
		coverage: figures.count < FEWEST_SALES ? "estimated" : "ok",
		place: figures.type === "all" ? sector.name : `${homesInWords[figures.type]} in ${sector.name}`,
		sample: figures.count,
		note: inWords(sector, figures),
		citations,
	});
}

/** Type of the sales behind the sector's median for a home of a type; null where there are none. */
export function sectorPriceType({ sold }: Facts, type: HomeType | null): FigureType | null {
	return (sold?.sector && figuresFor(sold.sector, type)?.type) ?? null;
}

function figuresFor({ figures }: Sector, type: FigureType | null): SaleFigures | null {
	const of = (wanted: FigureType) => figures.find((each) => each.type === wanted) ?? null;
	return (type && of(type)) ?? of("all");
}

function inWords({ name, period }: Sector, figures: SaleFigures): string {
	const { type, count } = figures;
	const half = middleHalf(figures);
	const between = half
		? `. The middle half went for ${poundsInWords(half[0])} to ${poundsInWords(half[1])}`
		: "";
	return `Median of ${countInWords(count, "full-value sale")} of ${homesInWords[type]} in ${name} from ${dateInWords(period.from)} to ${dateInWords(period.to)}${between}.`;
}
