import type { ChartTable } from "../chart/chart.ts";
import type { MapLegendEntry, MapPattern } from "./map-drawing.ts";
import type { MapSheet } from "./map-sheet.ts";

/** What one question shades on a sheet, and says. Parts are places of wards (of a licence) or areas (of a figure). */
export type MapFace = {
	readonly title: string;
	readonly description: string;
	readonly fills: readonly { readonly pattern: MapPattern; readonly parts: readonly number[] }[];
	readonly grounds: readonly { readonly pattern: MapPattern; readonly rings: string }[];
	readonly legend: readonly MapLegendEntry[];
	readonly table: ChartTable;
	readonly notes: readonly string[];
};

/** Where the home lies, in a sentence. */
export function homeInWords({ home, authority }: MapSheet, layer: "wards" | "areas"): string {
	if (home.kind === "sector") {
		const count = home[layer].length;
		const parts = layer === "wards" ? "wards" : "areas";
		const [only] = home[layer];
		return count === 1 && only
			? `${home.label} lies in ${only.name}.`
			: `${home.label} is spread over ${count} ${parts} of ${authority.name}.`;
	}
	const part = layer === "wards" ? home.ward : home.area;
	return part ? `${home.label} lies in ${part.name}.` : `${home.label} lies in ${authority.name}.`;
}

/** Where the nearest station is, in a sentence, or none. */
export function stationInWords({ station, home }: MapSheet): readonly string[] {
	if (!station) {
		return [];
	}
	const from = home.kind === "point" ? "away" : `from the middle of ${home.label}`;
	return [`${station.name} station is ${station.km.toFixed(1)} km ${from}.`];
}
