import { useMemo, useState } from "react";
import { drawMap, firstMode, MAP_FOOT, modesOf } from "#domain/telling/map/draw-map.ts";
import type { MapSheet } from "#domain/telling/map/map-sheet.ts";
import type { MapMode } from "#domain/telling/map/map-subject.ts";
import { ChartLegend, useWidth } from "#web/ui/chart-parts.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Segments } from "#web/ui/segments.tsx";
import { EvidenceLinks } from "./evidence-links.tsx";
import { MapPicture, MapSample, Patterns } from "./map-picture.tsx";
import styles from "./map-view.module.css";

const titles: Readonly<Record<MapMode, string>> = {
	licence: "Licence",
	price: "Price",
	energy: "Energy",
	crime: "Crime",
	renters: "Renters",
};

/** Pixels that a drawing is high at most, so that its legend stands on the same screen. */
const MOST_HEIGHT = 460;

/**
 * A map with a switch between its questions, its legend and what it lacks; in a fold the same as a table,
 * what no map can say, and whose outlines it is drawn of. Leaves out questions without figures.
 */
export function MapView({ sheet }: { sheet: MapSheet }) {
	const offered = modesOf(sheet);
	const [mode, setMode] = useState<MapMode>(() => firstMode(sheet));
	const { ref, width } = useWidth();
	const held = Math.min(width, ((MOST_HEIGHT - MAP_FOOT) * sheet.width) / sheet.height);
	const map = useMemo(() => drawMap(sheet, mode, held), [sheet, mode, held]);
	return (
		<figure className={`stack gap-3 shrinkable unbroken ${styles["figure"]}`}>
			{offered.length > 1 ? (
				<Segments
					label="Show on the map"
					value={mode}
					onChange={setMode}
					options={offered.map((value) => ({ value, title: titles[value] }))}
				/>
			) : null}
			<figcaption aria-live="polite">
				<b className="block ink text-m">{map.title}</b> <span>{map.description}</span>
			</figcaption>
			<div ref={ref} className={styles["frame"]}>
				<MapPicture map={map} />
			</div>
			<ChartLegend
				entries={map.legend.map(({ sample, name, page }) => ({
					name,
					sample: <MapSample look={sample} />,
					link: page ? <EvidenceLinks evidence={[page]} /> : null,
				}))}
			/>
			<Sentences of={map.notes} />
			<Disclosure summary="As a table, with its source">
				<DataTable
					caption={map.table.caption}
					columns={map.table.columns}
					rows={map.table.rows.map((cells, at) => ({ key: `${at} ${cells.join()}`, cells }))}
				/>
				<Sentences of={map.caveats} />
				<p className="soft small">{map.attribution.join(" ")}</p>
			</Disclosure>
			<Patterns />
		</figure>
	);
}

function Sentences({ of }: { of: readonly string[] }) {
	return (
		<ul className="stack gap-1 text-s">
			{of.map((sentence) => (
				<li key={sentence}>{sentence}</li>
			))}
		</ul>
	);
}
