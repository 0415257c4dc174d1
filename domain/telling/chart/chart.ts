/** A position in a drawing's unit box: from the left and from the top, each 0 to 1. */
export type Spot = readonly [x: number, y: number];

/** Line styles. Distinguished by dashes, so that grey print shows as much as a screen. */
export type LineLook = "plain" | "dashed" | "dotted";
/** Point styles, distinguished by shape. */
export type PointLook = "dot" | "diamond" | "hollow";

/** Elements of a drawing, in drawing order. Measures are shares of the box; text and points keep their size. */
export type ChartMark =
	/** Horizontal line at a value of the scale, labelled at its left. */
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

/** Which end of a text is at its position. */
export type Anchor = "start" | "middle" | "end";

/** Key entry: the meaning of a style. */
export type KeyEntry = { readonly look: LineLook | PointLook | "band"; readonly name: string };

/** The same figures as a table, for readers who cannot see the drawing. */
export type ChartTable = {
	readonly caption: string;
	readonly columns: readonly { readonly title: string; readonly isNumber?: boolean }[];
	/** As many cells as there are columns; the first names the row. */
	readonly rows: readonly (readonly string[])[];
};

/** A drawing of figures that screen and PDF render alike. */
export type Chart = {
	readonly title: string;
	/** Describes the picture for readers who cannot see it. */
	readonly description: string;
	/** Empty where the table alone says as much. */
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

/** Which end of a text to anchor so that it stays within the box. */
export function anchorAt(x: number): Anchor {
	return x < 0.34 ? "start" : x > 0.66 ? "end" : "middle";
}
