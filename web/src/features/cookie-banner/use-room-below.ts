import { type RefObject, useLayoutEffect } from "react";

/** The property that the banner's style reads to leave room for it at the foot of the page. */
const HEIGHT = "--cookie-banner";

/**
 * Tells the page how high the banner is, in pixels, for as long as it is there: the end of the page can then be scrolled above it,
 * and what takes the focus comes to lie above it. Source: WCAG 2.2, 2.4.11 Focus Not Obscured.
 */
export function useRoomBelow(banner: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const element = banner.current;
		if (!element) {
			return;
		}
		const page = document.documentElement.style;
		const measure = () => page.setProperty(HEIGHT, `${element.offsetHeight}px`);
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => {
			observer.disconnect();
			page.removeProperty(HEIGHT);
		};
	}, [banner]);
}
