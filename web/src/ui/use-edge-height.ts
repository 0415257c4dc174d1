import { type RefObject, useLayoutEffect } from "react";

/** Custom properties with the height of what lies over an edge of the page. `base.css` uses them to keep focused elements clear of it. */
type Edge = "--notice" | "--foot-bar" | "--cookie-banner";

/**
 * Tells the page the height in pixels of an element that lies over its edge, while it is there;
 * `edge` is null where it lies over nothing. Calls `onChange` with the change of that height.
 * Source: WCAG 2.2, 2.4.11 Focus Not Obscured.
 */
export function useEdgeHeight(
	ref: RefObject<HTMLElement | null>,
	edge: Edge | null,
	onChange?: (change: number) => void,
): void {
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element || edge === null) {
			return;
		}
		const page = document.documentElement.style;
		let reported = 0;
		const measure = () => {
			const { offsetHeight } = element;
			page.setProperty(edge, `${offsetHeight}px`);
			onChange?.(offsetHeight - reported);
			reported = offsetHeight;
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
