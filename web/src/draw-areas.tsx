import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { AreaPage } from "#domain/areas/area-page.ts";
import type { AreaList, AreaSearch } from "#domain/areas/area-search.ts";
import mapStyles from "#web/evidence/map-view.module.css";
import { AreaBody } from "#web/features/areas/area-body.tsx";
import { AreasBody } from "#web/features/areas/areas-body.tsx";

/** Draws an authority's page as the browser draws it, with the place of the map left empty, which the browser alone fills. Run in the Worker. */
export function drawArea(page: AreaPage): Promise<string> {
	return draw(<AreaBody page={page} map={<div className={mapStyles["place"]} />} />);
}

/** Draws the list of authorities. Run in the Worker. */
export function drawAreas(list: AreaList, search: AreaSearch): Promise<string> {
	return draw(<AreasBody list={list} search={search} />);
}

async function draw(body: ReactNode): Promise<string> {
	// All in its place: what is moved there later takes an inline script, which our policy refuses.
	const { prelude } = await prerender(body, { progressiveChunkSize: Number.POSITIVE_INFINITY });
	return new Response(prelude).text();
}
