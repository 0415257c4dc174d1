import type { EvidenceLink } from "../../subjects/licensing/scheme-evidence.ts";
import type { Anchor, ChartTable, Spot } from "../chart/chart.ts";
import type { MapMode } from "./map-subject.ts";

/** Fill patterns. They differ by hatching, so that neither colour nor a screen is needed: schemes by line direction, classes of a figure by density. */
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

/** Line styles: between parts, around the council, around the home's own ward or area, around those a sector is spread over. */
export type MapLineLook = "border" | "edge" | "own" | "spread";

export type MapMarkLook = "home" | "station";

/** Points of each line, in pixels. */
type Path = readonly (readonly Spot[])[];

export type MapLabel = {
	readonly text: string;
	/** Baseline of its text. */
	readonly at: Spot;
	readonly anchor: Anchor;
	readonly isOwn: boolean;
};

/** A map drawn for one question, which screen and PDF render alike. Pixels from the left and the top. */
export type MapDrawing = {
	readonly mode: MapMode;
	readonly title: string;
	/** Describes the map for readers who cannot see it. */
	readonly description: string;
	readonly width: number;
	readonly height: number;
	/** Filled by the even-odd rule, in this order. */
	readonly fills: readonly { readonly pattern: MapPattern; readonly path: Path }[];
	/** Closed where the end equals the start. */
	readonly lines: readonly { readonly look: MapLineLook; readonly path: Path }[];
	readonly marks: readonly { readonly look: MapMarkLook; readonly at: Spot }[];
	readonly labels: readonly MapLabel[];
	/** Scale bar in kilometres, with its length. */
	readonly scale: { readonly text: string; readonly from: Spot; readonly to: Spot };
	readonly legend: readonly MapLegendEntry[];
	readonly table: ChartTable;
	/** What this map lacks. */
	readonly notes: readonly string[];
	/** What no map of its kind can say. */
	readonly caveats: readonly string[];
	/** Attribution of outlines and figures. */
	readonly attribution: readonly string[];
	/** The ward or area outlined as the home's own; null for a sector, and where none contains the home. */
	readonly outlined: {
		readonly kind: "ward" | "area";
		readonly code: string;
		readonly name: string;
	} | null;
};

export type MapLegendEntry = {
	/** `undrawn`: the map knows of it and cannot draw it. */
	readonly sample: MapPattern | MapLineLook | MapMarkLook | "undrawn";
	readonly name: string;
	/** The page behind a scheme. */
	readonly page?: EvidenceLink | null;
};

/** SVG path, to a tenth of a pixel; closed for filled shapes. */
export function svgPath(path: Path, isClosed: boolean): string {
	return path
		.map(
			(line) =>
				`M${line.map((spot) => spot.map((each) => Math.round(each * 10) / 10).join(" ")).join("L")}${isClosed ? "Z" : ""}`,
		)
		.join("");
}
