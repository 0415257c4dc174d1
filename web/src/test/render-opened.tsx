import type { ReactNode } from "react";
import { renderPart } from "./render-part.tsx";

/** Draws a part of a screen with all that folds in it opened, as a reader who wants to see everything. */
export function renderOpened(part: ReactNode) {
	const drawn = renderPart(part);
	for (const fold of document.querySelectorAll("details")) {
		fold.open = true;
	}
	return drawn;
}
