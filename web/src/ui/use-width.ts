import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The width of an element in pixels, kept up to date: what is drawn in pixels keeps its letters legible at any width. */
export function useWidth(): { ref: RefObject<HTMLDivElement | null>; width: number } {
	const ref = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(640);
	useLayoutEffect(() => {
		const element = ref.current;
		if (!element) {
			return;
		}
		const measure = () => setWidth(Math.max(240, Math.round(element.clientWidth)));
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return { ref, width };
}
