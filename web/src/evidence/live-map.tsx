import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AreaFigures } from "#contracts/area-figures.ts";
import { fromPounds } from "#domain/base/money.ts";
import { layOutMap } from "#domain/telling/map/lay-out-map.ts";
import type { MapFigures, ShownMap } from "#domain/telling/map/map-subject.ts";
import { type Outlines, readOutlines } from "#domain/telling/map/outlines.ts";
import { outlinesPath } from "#domain/telling/map/outlines-edition.ts";
import { api, call } from "#web/lib/api.ts";
import { sameForEveryone } from "#web/lib/session.ts";
import styles from "./map-view.module.css";
import { MapView } from "./map-view.tsx";

/** A map laid out in the browser, of outlines and figures from our own origin. Without outlines the page goes on without a map, and says so; without figures it shows no more than licences. */
export function LiveMap({ map }: { map: ShownMap }) {
	const { code } = map.authority;
	const outlines = useQuery({
		meta: sameForEveryone,
		queryKey: ["outlines", code],
		queryFn: ({ signal }) => fetchOutlines(code, signal),
		// One edition never changes.
		staleTime: Number.POSITIVE_INFINITY,
	});
	const figures = useQuery({
		queryKey: ["area-figures", code],
		queryFn: () => fetchFigures(code),
		staleTime: Number.POSITIVE_INFINITY,
	});
	// Sent again with every answer, and mostly the same: a map is laid out again only where it would differ.
	const key = JSON.stringify(map);
	const sheet = useMemo(
		() =>
			outlines.data && !figures.isPending
				? layOutMap(outlines.data, {
						...(JSON.parse(key) as ShownMap),
						figures: figures.data ?? none,
					})
				: null,
		[outlines.data, figures.data, figures.isPending, key],
	);
	if (outlines.isError) {
		return <p>The map could not be loaded. All it shows stands in the text as well.</p>;
	}
	return sheet ? <MapView sheet={sheet} /> : <div className={styles["waiting"]} aria-busy="true" />;
}

const none: MapFigures = { price: null, energy: null, crime: null, renters: null };

async function fetchOutlines(authorityCode: string, signal: AbortSignal): Promise<Outlines> {
	const answer = await fetch(outlinesPath(authorityCode), { signal });
	const outlines = answer.ok ? readOutlines(await answer.json(), authorityCode) : null;
	if (!outlines) {
		throw new Error(`no outlines of ${authorityCode}`);
	}
	return outlines;
}

async function fetchFigures(authority: string): Promise<MapFigures> {
	return inPence(await call(api["area-figures"][":authority"].$get({ param: { authority } })));
}

function inPence({ price, ...others }: AreaFigures): MapFigures {
	return {
		...others,
		price: price && {
			areas: price.areas.map(({ code, value }) => ({ code, value: fromPounds(value) })),
			authority: price.authority === null ? null : fromPounds(price.authority),
			asOf: price.asOf,
		},
	};
}
