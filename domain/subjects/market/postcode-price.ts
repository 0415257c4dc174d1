import { type Evidence, known, unknown } from "../../base/evidence.ts";
import type { Facts, Sale } from "../../base/facts/facts.ts";
import { homesInWords } from "../../base/facts/home-type.ts";
import { reaches } from "../../base/facts/live-sources.ts";
import { FEWEST_SALES, type FigureType, type HomeType } from "../../base/facts/sale-figures.ts";
import { failureInWords } from "../../base/facts/source-answer.ts";
import { type Pence, pence } from "../../base/money.ts";
import { median } from "../../base/statistics.ts";
import { countInWords, dateInWords } from "../../base/words.ts";
import { salesHere, soldPriceGap } from "./price.ts";

/** Fewest sales of one type at a postcode; with fewer, all types are used, because a median of two means nothing. */
export const FEWEST_OF_TYPE = 3;

const typeOf: Readonly<Record<Sale["propertyType"], HomeType | null>> = {
	detached: "D",
	"semi-detached": "S",
	terraced: "T",
	flat: "F",
	other: null,
};

/** Sales that represent a home of a type: those of its own type where there are enough, else all. */
export function comparableSales(
	sales: readonly Sale[],
	type: HomeType | null,
): { readonly type: FigureType; readonly sales: readonly Sale[] } {
	const same = sales.filter(({ propertyType }) => typeOf[propertyType] === type);
	return type !== null && same.length >= FEWEST_OF_TYPE
		? { type, sales: same }
		: { type: "all", sales };
}

/** Type of the sales behind the postcode's median, for a home of a type. */
export function postcodePriceType(facts: Facts, type: HomeType | null): FigureType {
	return comparableSales(salesHere(facts)?.sales ?? [], type).type;
}

/**
 * Median of full-value sales at the postcode itself, of the home's own type where there are at least three, from the national file or Land Registry. `type`
 * null: unknown.
 */
export function postcodePrice(facts: Facts, type: HomeType | null): Evidence<Pence> {
	if (!reaches("sales", facts.place.nation)) {
		return soldPriceGap(facts);
	}
	const sold = salesHere(facts);
	const citations = [{ source: "pricePaid", asOf: sold?.asOf ?? null }] as const;
	if (!sold) {
		const answer = facts.live.sales;
		return unknown({
			basis: "postcode",
			note: `HM Land Registry ${answer.state === "silent" ? failureInWords[answer.why] : "gave no sales"}.`,
			citations,
		});
	}
	const comparable = comparableSales(sold.sales, type);
	const middle = median(comparable.sales.map(({ price }) => price));
	const since = dateInWords(sold.since);
	if (middle === null) {
		return unknown({
			basis: "postcode",
			note: `No full-value sale at ${facts.postcode} since ${since}.`,
			citations,
		});
	}
	const count = comparable.sales.length;
	return known({
		value: pence(Math.round(middle)),
		basis: "postcode",
		coverage: count < FEWEST_SALES ? "estimated" : "ok",
		place:
			comparable.type === "all"
				? facts.postcode
				: `${homesInWords[comparable.type]} at ${facts.postcode}`,
		sample: count,
		note: `Median of ${countInWords(count, "full-value sale")} of ${homesInWords[comparable.type]} since ${since}.${whyAll(comparable.type, type)}`,
		citations,
	});
}

/** Why a home of a known type gets the median of all types. */
function whyAll(counted: FigureType, type: HomeType | null): string {
	return counted === "all" && type !== null
		? ` Fewer than ${FEWEST_OF_TYPE} were of ${homesInWords[type]}.`
		: "";
}
