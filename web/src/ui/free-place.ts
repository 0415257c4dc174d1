/** Part of the height of the window, in pixels from its top. */
export type Band = { readonly top: number; readonly bottom: number };

type Notice = {
	readonly height: number;
	/** Where its lower edge is while it is not lifted, in pixels from the top of the window. */
	readonly foot: number;
	/** How far it is lifted by now, in pixels. */
	readonly lift: number;
};

/** Between a notice and what may be pressed above or below it, in pixels. */
const MARGIN = 6;

/**
 * How far a notice has to be lifted so that it lies on nothing in `taken`, in pixels: not at all from where it is, else as little as can be. Null
 * where there is no such place.
 */
export function liftOf({ height, foot, lift }: Notice, taken: readonly Band[]): number | null {
	const under = (edge: number) =>
		taken.filter(({ top, bottom }) => bottom + MARGIN > edge - height && top - MARGIN < edge);
	if (foot - lift >= height && under(foot - lift).length === 0) {
		return lift;
	}
	for (let edge = foot; edge >= height; ) {
		const inTheWay = under(edge);
		if (inTheWay.length === 0) {
			return foot - edge;
		}
		edge = Math.min(...inTheWay.map(({ top }) => top)) - MARGIN;
	}
	return null;
}
