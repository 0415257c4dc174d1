import { percentOr } from "../../../base/amounts-in-words.ts";
import type { IsoDate } from "../../../base/calendar.ts";
import { withDue } from "../../../base/table-ends.ts";
import { dateInWords } from "../../../base/words.ts";
import { lettingCosts } from "../../../subjects/finance/letting-costs.ts";
import type { Outlook } from "../../../subjects/finance/outlook.ts";
import type { FiveYearGrowth } from "../../../subjects/market/five-year-growth.ts";

/** Choices of growth for rents, costs and prices. The default is none, because nobody knows it. */
export type GrowthChoice = {
	readonly id: "none" | "inflation" | "place";
	/** As it is chosen: "inflation, 3.1% a year". */
	readonly label: string;
	readonly growth: Pick<Outlook, "rentGrowth" | "costGrowth" | "priceGrowth">;
	/** Where the rate is from, in sentences; null of none. */
	readonly source: string | null;
};

const INFLATION = lettingCosts.inflation.value;

/** Growth choices for the reader; the place's own five-year rate only where the house price index has it. */
export function growthChoices(place: FiveYearGrowth | null, day: IsoDate): readonly GrowthChoice[] {
	const inflation = withDue(lettingCosts.inflation.source, "inflation", day);
	return [
		{ id: "none", label: "no growth", growth: alike(0), source: null },
		{
			id: "inflation",
			label: `inflation, ${percentOr(INFLATION * 100)} a year`,
			growth: alike(INFLATION),
			source: inflation,
		},
		...(place === null
			? []
			: [
					{
						id: "place" as const,
						label: `prices as in ${place.place}, ${percentOr(place.rate * 100)} a year`,
						growth: { ...alike(INFLATION), priceGrowth: place.rate },
						source: `${placeInWords(place)} ${NO_RENTS_BEFORE} ${inflation}`,
					},
				]),
	];
}

/** Only the newest rents are held, so there is no five-year rate of rents. */
const NO_RENTS_BEFORE =
	"We hold no rents of five years ago, so rents and costs grow by inflation here.";

function alike(rate: number): GrowthChoice["growth"] {
	return { rentGrowth: rate, costGrowth: rate, priceGrowth: rate };
}

/** "Prices in Manchester rose by 3.4% a year from March 2021 to March 2026 (UK House Price Index)." */
function placeInWords({ place, rate, from, to, provenance }: FiveYearGrowth): string {
	const [source] = provenance.sources;
	const moved = rate < 0 ? "fell" : "rose";
	const months = `from ${dateInWords(from)} to ${dateInWords(to)}`;
	const read = source ? ` (${source.name}, ${source.publisher})` : "";
	return `Prices in ${place} ${moved} by ${percentOr(Math.abs(rate) * 100)} a year ${months}${read}.`;
}
