import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBeforePrint } from "#web/lib/use-before-print.ts";

/** How far from the screen something begins to be drawn: early enough that it is there once it is seen. */
const NEAR = "800px";

type WhenNearProps = {
	/** Keeps the place until then. */
	waiting?: ReactNode;
	className?: string | undefined;
	children: ReactNode;
};

/** What weighs much, drawn when the reader comes near it or prints the page, and from then on there. In a folded chapter nobody is near. */
export function WhenNear({ waiting = null, className, children }: WhenNearProps) {
	const place = useRef<HTMLDivElement>(null);
	const [isDrawn, setDrawn] = useState(false);
	useBeforePrint(() => setDrawn(true));
	useEffect(() => {
		if (!place.current) {
			return;
		}
		const observer = new IntersectionObserver(
			([entry]) => setDrawn((before) => before || (entry?.isIntersecting ?? false)),
			{ rootMargin: NEAR },
		);
		observer.observe(place.current);
		return () => observer.disconnect();
	}, []);
	return (
		<div ref={place} className={className}>
			{isDrawn ? children : waiting}
		</div>
	);
}
