import type { AreaFigures } from "#contracts/area-figures.ts";
import { toPounds } from "#domain/base/money.ts";
import type { MapFigures } from "#domain/telling/map/map-subject.ts";

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
