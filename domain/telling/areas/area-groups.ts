import { type Nation, nations } from "../../base/nation.ts";
import type { AreaEntry } from "./area-search.ts";
import { areaSlug } from "./area-slug.ts";

/** A nation's authorities by initial letter. Ids are used as address fragments. */
export type AreaGroup = {
	readonly nation: Nation;
	readonly id: string;
	readonly count: number;
	readonly letters: readonly {
		readonly letter: string;
		readonly id: string;
		readonly entries: readonly AreaEntry[];
	}[];
};

/** Groups authorities by nation, and by letter in the given order. Empty nations are left out. */
export function groupAreas(entries: readonly AreaEntry[]): AreaGroup[] {
	return nations.flatMap((nation) => {
		const own = entries.filter((entry) => entry.nation === nation);
		const id = areaSlug(nation);
		const letters = [...Map.groupBy(own, ({ slug }) => slug.charAt(0).toUpperCase())];
		return own.length === 0
			? []
			: [
					{
						nation,
						id,
						count: own.length,
						letters: letters
							.toSorted(([a], [b]) => a.localeCompare(b, "en-GB"))
							.map(([letter, of]) => ({
								letter,
								id: `${id}-${letter.toLowerCase()}`,
								entries: of,
							})),
					},
				];
	});
}
