import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router";
import { AREA_MAP, DRAWN_AREA } from "#domain/telling/document-marks.ts";
import type { ShownMap } from "#domain/telling/map/map-subject.ts";
import { NeighbourhoodMap } from "#web/evidence/map.tsx";

/**
 * Holds a page about authorities. Leaves what the Worker drew as it is, with all that
 * was typed meanwhile, and draws only its map. At any other address, draws `children`.
 */
export function DrawnArea({ children }: { children: ReactNode }) {
	const { pathname, search } = useLocation();
	const address = `${pathname}${search}`;
	const [drawn] = useState(() => ({ address, html: htmlDrawnFor(address) }));
	return drawn.html !== null && drawn.address === address ? (
		<AsDrawn address={address} html={drawn.html} />
	) : (
		<div {...{ [DRAWN_AREA]: "" }}>{children}</div>
	);
}

/** Null where the Worker drew nothing for the address, as when the product is built. */
function htmlDrawnFor(address: string): string | null {
	if (typeof document === "undefined") {
		return null;
	}
	const place = document.querySelector(`[${DRAWN_AREA}]`);
	return place?.getAttribute(DRAWN_AREA) === address ? place.innerHTML : null;
}

function AsDrawn({ address, html }: { address: string; html: string }) {
	const place = useRef<HTMLDivElement>(null);
	const [mapPlace, setMapPlace] = useState<Element | null>(null);
	useEffect(() => setMapPlace(place.current?.querySelector(`[${AREA_MAP}]`) ?? null), []);
	const map = mapPlace?.getAttribute(AREA_MAP);
	return (
		<>
			<div
				{...{ [DRAWN_AREA]: address }}
				ref={place}
				// biome-ignore lint/security/noDangerouslySetInnerHtml: it is what stands there already, drawn by our own Worker.
				dangerouslySetInnerHTML={{ __html: html }}
			/>
			{mapPlace && map
				? createPortal(<NeighbourhoodMap map={JSON.parse(map) as ShownMap} />, mapPlace)
				: null}
		</>
	);
}
