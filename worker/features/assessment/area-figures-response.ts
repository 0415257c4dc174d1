import type { AreaFigures } from "#contracts/area-figures.ts";
import type { MapFigures } from "#domain/map/map-subject.ts";
import { toPounds } from "#domain/money.ts";

/** The figures of an authority's areas as far as the viewer may read them: what its homes were sold for is finer than an authority. Source: Rule ACCESS-3. */
export function toWireFigures(
	{ price, ...others }: MapFigures,
	{ entitled }: { entitled: boolean },
): AreaFigures {
	return {
		...others,
		price:
			entitled && price
				? {
						areas: price.areas.map(({ code, value }) => ({ code, value: toPounds(value) })),
						authority: price.authority === null ? null : toPounds(price.authority),
						asOf: price.asOf,
					}
				: null,
	};
}
