import type { ChartTable } from "../chart/chart.ts";
import type { MapLegendEntry, MapPattern } from "./map-drawing.ts";
import type { MapSheet } from "./map-sheet.ts";

/** Shading and wording of one question on a sheet. Parts are indices of wards (for licences) or areas (for a figure). */
export type ThematicMap = {
	readonly title: string;
	readonly description: string;
	readonly fills: readonly { readonly pattern: MapPattern; readonly parts: readonly number[] }[];
	readonly grounds: readonly { readonly pattern: MapPattern; readonly rings: string }[];
	readonly legend: readonly MapLegendEntry[];
	readonly table: ChartTable;
	/** What this map lacks. */
	readonly notes: readonly string[];
	/** What holds of every map of its kind. */
	readonly caveats: readonly string[];
};

/**
 * Share in the council's own parts below which a sector is said to reach into another. Shares under 2 % are left out of the table and seldom add up to a
 * tenth.
 */
const MOSTLY = 0.9;

/** Sentence on where the home lies; a second one for a sector that reaches into another council. */
export function homeInWords({ home, authority }: MapSheet, layer: "wards" | "areas"): string {
	if (home.kind === "authority") {
		return `${authority.name} by ${layer === "wards" ? "ward" : "neighbourhood"}.`;
	}
	if (home.kind === "sector") {
		const count = home[layer].length;
		const parts = layer === "wards" ? "wards" : "areas";
		const [only] = home[layer];
		const where =
			count === 1 && only
				? `${home.label} lies in ${only.name}.`
				: `${home.label} is spread over ${count} ${parts} of ${authority.name}.`;
		const within = home[layer].reduce((sum, { share }) => sum + share, 0);
		return within < MOSTLY ? `${where} Part of it lies outside ${authority.name}.` : where;
	}
	const part = layer === "wards" ? home.ward : home.area;
	return part ? `${home.label} lies in ${part.name}.` : `${home.label} lies in ${authority.name}.`;
}

/** Where the nearest station is, in a sentence, or none. */
export function stationInWords({ station, home }: MapSheet): readonly string[] {
	if (!station || home.kind === "authority") {
		return [];
	}
	const from = home.kind === "point" ? "away" : `from the middle of ${home.label}`;
	return [`${station.name} station is ${station.km.toFixed(1)} km ${from}.`];
}
