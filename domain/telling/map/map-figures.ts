import { isBand } from "../../base/facts/band.ts";
import type { AreaFacts, AuthorityFacts } from "../../base/facts/facts.ts";
import { AREA_FIGURES_AS_OF } from "../../base/facts/neighbourhood-facts.ts";
import { nationOfCode } from "../../base/nation.ts";
import { censuses } from "../../base/place/census.ts";
import type { MapFigures } from "./map-subject.ts";

/**
 * Figures that shade an authority's areas. Each question has one date, the newest of any area. The authority's own figure is only added where it is of the
 * same kind, which a median of area medians is not.
 */
export function mapFiguresOf(
	areas: readonly AreaFacts[],
	authority: Pick<AuthorityFacts, "code" | "census">,
): MapFigures {
	const census = censuses[nationOfCode(authority.code)].year;
	return {
		price: figureOf(areas, {
			read: ({ medianSalePrice }) => medianSalePrice,
			asOf: newest(areas.map(({ saleYear }) => (saleYear === null ? null : String(saleYear)))),
		}),
		energy: figureOf(areas, {
			read: ({ medianBand }) => (medianBand !== null && isBand(medianBand) ? medianBand : null),
			asOf: AREA_FIGURES_AS_OF,
		}),
		crime: figureOf(areas, {
			read: ({ crimeRate }) => crimeRate,
			asOf: newest(areas.map(({ crimeToMonth }) => crimeToMonth)),
		}),
		renters: figureOf(areas, {
			read: ({ census: counted }) => counted?.privateRent ?? null,
			asOf: census,
			authority: authority.census?.privateRent ?? null,
		}),
	};
}

function figureOf<Value>(
	areas: readonly AreaFacts[],
	{
		read,
		asOf,
		authority = null,
	}: {
		read: (area: AreaFacts) => Value | null;
		asOf: string | null;
		authority?: Value | null;
	},
) {
	const known = areas.flatMap((area) => {
		const value = read(area);
		return value === null ? [] : [{ code: area.code, value }];
	});
	return known.length === 0 || asOf === null ? null : { areas: known, authority, asOf };
}

function newest(dates: readonly (string | null)[]): string | null {
	return (
		dates
			.filter((date) => date !== null)
			.toSorted()
			.at(-1) ?? null
	);
}
