import type { ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { Preview } from "#contracts/preview.ts";
import type { Choices } from "#domain/judgement/preview-choices.ts";
import { areaMap } from "#domain/telling/areas/area-map.ts";
import type { AreaPage } from "#domain/telling/areas/area-page.ts";
import type { AreaList, AreaSearch } from "#domain/telling/areas/area-search.ts";
import { AREA_MAP } from "#domain/telling/document-marks.ts";
import mapStyles from "#web/evidence/map-view.module.css";
import { AreaBody } from "#web/features/areas/area-body.tsx";
import { AreasBody } from "#web/features/areas/areas-body.tsx";
import { DrawnPreview } from "#web/features/property-preview/drawn-preview.tsx";

/** Draws an authority's page as the browser draws it. The place of its map holds what is to be drawn there, which only the browser does. Run in the Worker. */
export function drawArea(page: AreaPage): Promise<string> {
	const map = { [AREA_MAP]: JSON.stringify(areaMap(page)) };
	return draw(<AreaBody page={page} map={<div {...map} className={mapStyles["place"]} />} />);
}

/** Draws the list of authorities. Run in the Worker. */
export function drawAreas(list: AreaList, search: AreaSearch): Promise<string> {
	return draw(<AreasBody list={list} search={search} />);
}

/** Draws the answers of a preview, over the shapes of what the browser adds. Run in the Worker. */
export function drawPreview(preview: Preview, choices: Choices): Promise<string> {
	return draw(<DrawnPreview preview={preview} choices={choices} />);
}

async function draw(body: ReactNode): Promise<string> {
	// All in its place: what is moved there later takes an inline script, which our policy refuses.
	const { prelude } = await prerender(body, { progressiveChunkSize: Number.POSITIVE_INFINITY });
	return new Response(prelude).text();
}
