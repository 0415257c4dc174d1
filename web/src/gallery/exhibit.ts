import type { ReactNode } from "react";

/** One component of web/src/ui, or a few that only make sense together, in every state that differs to the eye. */
export type Exhibit = {
	/** Names of the components that it shows, as web/src/ui exports them. */
	readonly components: readonly [string, ...string[]];
	readonly states: readonly State[];
};

type State = { readonly title: string; readonly drawn: ReactNode };

/** Longer than any label of the product, of words that a phone has room for. */
export const LONG_TEXT =
	"Houses in multiple occupation, in which five people or more from two households or more share a kitchen, a bathroom or a lavatory";

/** For what the gallery presses and nothing comes of. */
export function nothing(): void {
	// A gallery only looks.
}
