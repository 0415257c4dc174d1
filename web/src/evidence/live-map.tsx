import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { layOutMap } from "#domain/map/lay-out-map.ts";
import type { MapSubject } from "#domain/map/map-subject.ts";
import { type Outlines, readOutlines } from "#domain/map/outlines.ts";
import { outlinesPath } from "#domain/map/outlines-edition.ts";
import { sameForEveryone } from "#web/lib/session.ts";
import styles from "./map-view.module.css";
import { MapView } from "./map-view.tsx";

export type LiveMapProps = { authorityCode: string; subject: MapSubject };

/** A map laid out in the browser, of outlines from our own origin. Without them the page goes on without a map, and says so. */
export function LiveMap({ authorityCode, subject }: LiveMapProps) {
	const { data: outlines, isError } = useQuery({
		meta: sameForEveryone,
		queryKey: ["outlines", authorityCode],
		queryFn: ({ signal }) => fetchOutlines(authorityCode, signal),
		// One edition never changes.
		staleTime: Number.POSITIVE_INFINITY,
	});
	const sheet = useMemo(() => outlines && layOutMap(outlines, subject), [outlines, subject]);
	if (isError) {
		return <p>The map could not be loaded. All it shows stands in the text as well.</p>;
	}
	return sheet ? <MapView sheet={sheet} /> : <div className={styles["waiting"]} />;
}

async function fetchOutlines(authorityCode: string, signal: AbortSignal): Promise<Outlines> {
	const answer = await fetch(outlinesPath(authorityCode), { signal });
	const outlines = answer.ok ? readOutlines(await answer.json(), authorityCode) : null;
	if (!outlines) {
		throw new Error(`no outlines of ${authorityCode}`);
	}
	return outlines;
}
