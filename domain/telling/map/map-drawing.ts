import type { Anchor, ChartTable, Spot } from "../chart/chart.ts";
import type { MapMode } from "./map-subject.ts";

/**
 * How ground is filled. Told apart by its hatching, so that neither colours nor a screen are needed: schemes each by a direction of lines, classes of a figure by how
 * dense they are.
 */
export const mapPatterns = [
	"scheme-1",
	"scheme-2",
	"scheme-3",
	"scheme-4",
	"class-1",
	"class-2",
	"class-3",
	"class-4",
	"no-figure",
	"flood",
	"conservation",
	"article-four",
] as const;
export type MapPattern = (typeof mapPatterns)[number];

/** How a line is drawn: between parts, about the council, about the home's own ward or area, about those a sector is spread over. */
export type MapLineLook = "border" | "edge" | "own" | "spread";

export type MapMarkLook = "home" | "station";

/** Points of each line, in pixels. */
type Path = readonly (readonly Spot[])[];

export type MapLabel = {
	readonly text: string;
	/** Where its line of words stands: the foot of its letters. */
	readonly at: Spot;
	readonly anchor: Anchor;
	readonly isOwn: boolean;
};

/** A map for one question, drawn: screen and PDF make the same of it. Pixels from the left and the top. */
export type MapDrawing = {
	readonly mode: MapMode;
	readonly title: string;
	/** What there is to see, for those who cannot see it. */
	readonly description: string;
	readonly width: number;
	readonly height: number;
	/** Filled by even and odd, in this order. */
	readonly fills: readonly { readonly pattern: MapPattern; readonly path: Path }[];
	/** Closed where they end as they begin. */
	readonly lines: readonly { readonly look: MapLineLook; readonly path: Path }[];
	readonly marks: readonly { readonly look: MapMarkLook; readonly at: Spot }[];
	readonly labels: readonly MapLabel[];
	/** Kilometres and how long they are. */
	readonly scale: { readonly text: string; readonly from: Spot; readonly to: Spot };
	readonly legend: readonly MapLegendEntry[];
	readonly table: ChartTable;
	/** What the map cannot say. */
	readonly notes: readonly string[];
	/** Whose outlines and figures they are. */
	readonly attribution: readonly string[];
	/** The ward or area that is outlined as the home's own; null of a sector, and where none contains the home. */
	readonly outlined: {
		readonly kind: "ward" | "area";
		readonly code: string;
		readonly name: string;
	} | null;
};

export type MapLegendEntry = {
	readonly sample: MapPattern | MapLineLook | MapMarkLook;
	readonly name: string;
};

/** A path as SVG has it, to a tenth of a pixel; closed where shapes are filled. */
export function svgPath(path: Path, isClosed: boolean): string {
	return path
		.map(
			(line) =>
				`M${line.map((spot) => spot.map((each) => Math.round(each * 10) / 10).join(" ")).join("L")}${isClosed ? "Z" : ""}`,
		)
		.join("");
}
