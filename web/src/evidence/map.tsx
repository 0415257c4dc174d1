import { lazy, Suspense } from "react";
import type { LiveMapProps } from "./live-map.tsx";
import styles from "./map-view.module.css";

/** Its code and the packages that it alone needs are fetched when a map is first shown. */
const LiveMap = lazy(async () => ({ default: (await import("./live-map.tsx")).LiveMap }));

/** A map of the council that a home lies in, in a place that is as high before it comes. */
export function NeighbourhoodMap(props: LiveMapProps) {
	return (
		<Suspense fallback={<div className={styles["waiting"]} />}>
			<LiveMap {...props} />
		</Suspense>
	);
}
