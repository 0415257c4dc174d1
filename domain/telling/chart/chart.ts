/** A place in the unit box of a drawing: from the left and from the top, each 0 to 1. */
export type Spot = readonly [x: number, y: number];

/** How a line is drawn. Told apart by its dashes, so that grey paper tells as much as a screen. */
export type LineLook = "plain" | "dashed" | "dotted";
/** How a point is drawn. Told apart by its shape. */
export type PointLook = "dot" | "diamond" | "hollow";

/** What is drawn, in the order in which it is drawn. Measures are shares of the box; letters and points keep their size, whatever the box. */
export type ChartMark =
	/** A line across at a value of the scale, which stands at its left. */
	| { readonly kind: "rule"; readonly y: number; readonly text: string }
	/** Words under the box. */
	| { readonly kind: "tick"; readonly x: number; readonly text: string; readonly anchor: Anchor }
	| { readonly kind: "band"; readonly from: Spot; readonly to: Spot }
	| { readonly kind: "line"; readonly spots: readonly Spot[]; readonly look: LineLook }
	| { readonly kind: "point"; readonly at: Spot; readonly look: PointLook }
	/** Words beside a point. */
	| {
			readonly kind: "label";
			readonly at: Spot;
			readonly text: string;
			readonly anchor: Anchor;
			readonly side: "above" | "below";
	  };

/** Which end of some words stands at their place. */
export type Anchor = "start" | "middle" | "end";

/** What a look stands for. */
export type KeyEntry = { readonly look: LineLook | PointLook | "band"; readonly name: string };

/** The same figures in rows, for readers who cannot see the drawing. */
export type ChartTable = {
	readonly caption: string;
	readonly columns: readonly { readonly title: string; readonly isNumber?: boolean }[];
	/** As many cells as there are columns; the first names the row. */
	readonly rows: readonly (readonly string[])[];
};

/** A drawing of figures, whoever draws it: screen and PDF make the same of it. */
export type Chart = {
	readonly title: string;
	/** What there is to see, for those who cannot see it too. */
	readonly description: string;
	/** None where the table alone says as much. */
	readonly marks: readonly ChartMark[];
	readonly key: readonly KeyEntry[];
	readonly table: ChartTable;
};

/** The corners of a diamond about a centre, in the unit of both. */
export function diamondAt([x, y]: Spot, radius: number): readonly Spot[] {
	return [
		[x, y - radius],
		[x + radius, y],
		[x, y + radius],
		[x - radius, y],
	];
}

/** By which end words at a place are held so that they stay within the box. */
export function anchorAt(x: number): Anchor {
	return x < 0.34 ? "start" : x > 0.66 ? "end" : "middle";
}
