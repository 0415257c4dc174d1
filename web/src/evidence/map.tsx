import { lazy, Suspense } from "react";
import type { ShownMap } from "#domain/telling/map/map-subject.ts";
import styles from "./map-view.module.css";
import { WhenNear } from "./when-near.tsx";

/** Its code and the packages that it alone needs are fetched when a map is first shown. */
const LiveMap = lazy(async () => ({ default: (await import("./live-map.tsx")).LiveMap }));

/** A map of a council, with the home that lies in it where there is one, in a place that is as high before it comes. It loads when the reader comes near. */
export function NeighbourhoodMap({ map }: { map: ShownMap }) {
	const waiting = <div className={styles["waiting"]} />;
	return (
		<WhenNear className={styles["place"]} waiting={waiting}>
			<Suspense fallback={waiting}>
				<LiveMap map={map} />
			</Suspense>
		</WhenNear>
	);
}
