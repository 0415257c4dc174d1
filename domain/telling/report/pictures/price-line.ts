import { monthBefore } from "../../../base/calendar.ts";
import { known } from "../../../base/evidence.ts";
import { type ProvenanceDto, serializeProvenance } from "../../../base/evidence-dto.ts";
import type { Facts } from "../../../base/facts/facts.ts";
import { pence } from "../../../base/money.ts";
import { mainAuthority } from "../../../base/place/main-authority.ts";
import { isInOneAuthority } from "../../../base/place/place-label.ts";
import { poundsInWords, shortDateInWords } from "../../../base/words.ts";
import type { Chart } from "../../chart/chart.ts";
import { smallLine } from "../../chart/small-line.ts";
import type { PricedOn } from "./sales-picture.ts";

/** Average price of all homes of an authority, month by month. */
export type PriceLine = {
	readonly title: string;
	/** Oldest first, months `YYYY-MM`; unheld months are left out. */
	readonly months: readonly PricedOn[];
	readonly provenance: ProvenanceDto;
};

/** Fewest months for a line. */
const FEWEST_MONTHS = 12;

/** The authority's average price by the house price index, as far back as it is held; null where that is less than a year. */
export function priceLine(facts: Facts): PriceLine | null {
	const authority = mainAuthority(facts);
	const index = authority?.indexPrice;
	if (!authority || !index) {
		return null;
	}
	const before = index.before.flatMap((price, at) =>
		price === null ? [] : [{ date: monthBefore(index.month, at + 1), price }],
	);
	const months = [...before.toReversed(), { date: index.month, price: index.average }];
	return months.length < FEWEST_MONTHS
		? null
		: {
				title: `Average price in ${authority.name}`,
				months,
				provenance: serializeProvenance(
					known({
						value: index.average,
						basis: "authority",
						coverage: isInOneAuthority(facts.place) ? "ok" : "estimated",
						place: authority.name,
						note: "All types of homes together, by the house price index.",
						citations: [{ source: "housePriceIndex", asOf: index.month }],
					}),
				),
			};
}

/** Prices as a line, the first and the last month named under it; its table has a row a year. */
export function priceChart({ title, months }: PriceLine): Chart {
	const prices = months.map(({ price }) => price);
	const [lowest, highest] = [pence(Math.min(...prices)), pence(Math.max(...prices))];
	return {
		title,
		description: `Lowest ${poundsInWords(lowest)}, highest ${poundsInWords(highest)}.`,
		marks: smallLine(
			months.map(({ date, price }) => ({ date, value: price })),
			{
				inWords: ({ date, value }) => `${shortDateInWords(date)}: ${poundsInWords(pence(value))}`,
			},
		),
		key: [],
		table: {
			caption: title,
			columns: [{ title: "Month" }, { title: "Price", isNumber: true }],
			rows: yearly(months).map(({ date, price }) => [shortDateInWords(date), poundsInWords(price)]),
		},
	};
}

/** The newest month and the same month of the years before it, newest first. */
function yearly(months: readonly PricedOn[]): PricedOn[] {
	const ofYear = months.at(-1)?.date.slice(5);
	return months.filter(({ date }) => date.slice(5) === ofYear).toReversed();
}
