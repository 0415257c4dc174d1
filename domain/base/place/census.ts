import { type Evidence, isKnown, known, unknown } from "../evidence.ts";
import type { Facts } from "../facts/facts.ts";
import type { CensusFacts } from "../facts/neighbourhood-facts.ts";
import type { Nation } from "../nation.ts";
import { wholePercent } from "../percent-in-words.ts";
import type { SourceId } from "../sources.ts";
import { round, sumOf } from "../statistics.ts";
import { spreadNote, spreadOf, spreadPlace } from "./area-spread.ts";
import { mainAuthority } from "./main-authority.ts";

/** The last census of each nation, and the year it was taken. Source: ONS, NRS, NISRA. */
export const censuses: Readonly<Record<Nation, { source: SourceId; year: string }>> = {
	England: { source: "censusEnglandWales", year: "2021" },
	Wales: { source: "censusEnglandWales", year: "2021" },
	Scotland: { source: "censusScotland", year: "2022" },
	"Northern Ireland": { source: "censusNorthernIreland", year: "2021" },
};

type Share = Exclude<keyof CensusFacts, "households">;

/** A census share in percent: the weighted mean of the place's areas, else the figure of its main authority. */
export function censusShare(facts: Facts, share: Share): Evidence<number> {
	const spread = spreadOf(facts.areas, ({ census }) => census?.[share] ?? null);
	const own = censusOfAuthority(facts, share);
	if (spread === null) {
		return own;
	}
	const compared = isKnown(own) ? ` In all of ${own.place} ${wholePercent(own.value)}.` : "";
	const range =
		spread.range && ([wholePercent(spread.range[0]), wholePercent(spread.range[1])] as const);
	return known({
		value: round(spread.mean, 1),
		basis: "area",
		coverage: spread.exact ? "ok" : "estimated",
		place: spreadPlace(spread, facts),
		sample: sumOf(spread.areas.map(({ census }) => census?.households ?? null)),
		range: spread.range,
		note: `Counted in ${censuses[facts.place.nation].year}.${spreadNote(spread, facts, range)}${compared}`,
		citations: [citation(facts)],
	});
}

/** One share of the census in percent of the main authority's households or homes. */
export function censusOfAuthority(facts: Facts, share: Share): Evidence<number> {
	const authority = mainAuthority(facts);
	const value = authority?.census?.[share];
	return authority && value != null
		? known({
				value,
				basis: "authority",
				place: authority.name,
				sample: authority.census?.households ?? null,
				note: `Counted in ${censuses[facts.place.nation].year}.`,
				citations: [citation(facts)],
			})
		: unknown({ basis: "authority", note: "We hold no census figure of this place." });
}

function citation({ place: { nation } }: Facts) {
	const { source, year } = censuses[nation];
	return { source, asOf: year };
}
