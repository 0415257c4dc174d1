import { type RefObject, useLayoutEffect } from "react";

/** What lies over the page at its edge, by the property that holds how high it is. `base.css` has whatever takes the focus come to lie beside it. */
type Edge = "--notice" | "--foot-bar" | "--cookie-banner";

/**
 * Tells the page how high an element is that lies over its edge, in pixels, for as long as it is there. `onChange` is told by how much that has become more.
 * Source: WCAG 2.2, 2.4.11 Focus Not Obscured.
 */
export function useEdgeHeight(
	ref: RefObject<HTMLElement | null>,
	edge: Edge,
	onChange?: (change: number) => void,
): void {
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) {
			return;
		}
		const page = document.documentElement.style;
		let last = 0;
		const measure = () => {
			const { offsetHeight } = element;
			page.setProperty(edge, `${offsetHeight}px`);
			onChange?.(offsetHeight - last);
			last = offsetHeight;
		};
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => {
			observer.disconnect();
			page.removeProperty(edge);
		};
	}, [ref, edge, onChange]);
}
