import type { Assessment } from "../../assess.ts";
import { type SourceDto, serializeSources } from "../../evidence-dto.ts";
import type { FrozenMap } from "../../map/freeze-map.ts";
import { type Comparison, comparisonsOf } from "../../neighbourhood/comparisons.ts";

/** The place around the home beyond single facts: how it compares, and a map of its council. */
export type Neighbourhood = {
	readonly comparisons: readonly Comparison[];
	/** As it was laid out on the day of the report; null where no outlines could be had, and in a report that was made before maps. */
	readonly map: { readonly sheet: FrozenMap; readonly sources: readonly SourceDto[] } | null;
};

/** Of a report that was made before any of it was told. */
export const nothingAround: Neighbourhood = { comparisons: [], map: null };

/** The neighbourhood of a home. A report is paid for, so what is finer than an authority is compared too. */
export function neighbourhoodOf({ facts }: Assessment, map: FrozenMap | null): Neighbourhood {
	return {
		comparisons: comparisonsOf(facts, { entitled: true }),
		map: map && {
			sheet: map,
			sources: serializeSources([{ source: "outlines", asOf: OUTLINES_AS_OF }]),
		},
	};
}

/** Month of the districts, the newest of the outlines. Source: datasets/outlines/README.md. */
const OUTLINES_AS_OF = "2025-05";
