import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { HomeMap } from "#domain/map/home-map.ts";
import styles from "./map-view.module.css";

/** Its code and the packages that it alone needs are fetched when a map is first shown. */
const LiveMap = lazy(async () => ({ default: (await import("./live-map.tsx")).LiveMap }));

/** How far from the screen a map begins to load: early enough that it is drawn once it is seen. */
const NEAR = "800px";

/** A map of the council that a home lies in, in a place that is as high before it comes. It loads when the reader comes near. */
export function NeighbourhoodMap({ map }: { map: HomeMap }) {
	const place = useRef<HTMLDivElement>(null);
	const [isNear, setIsNear] = useState(false);
	useEffect(() => {
		if (!place.current) {
			return;
		}
		const observer = new IntersectionObserver(
			([entry]) => setIsNear((before) => before || (entry?.isIntersecting ?? false)),
			{ rootMargin: NEAR },
		);
		observer.observe(place.current);
		return () => observer.disconnect();
	}, []);
	const waiting = <div className={styles["waiting"]} />;
	return (
		<div ref={place} className={styles["place"]}>
			{isNear ? (
				<Suspense fallback={waiting}>
					<LiveMap map={map} />
				</Suspense>
			) : (
				waiting
			)}
		</div>
	);
}
