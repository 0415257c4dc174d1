import { type LiveKind, liveSources } from "#domain/base/facts/live-sources.ts";
import { sources } from "#domain/base/sources.ts";
import { listInWords } from "#domain/base/words.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import type { SourcesState } from "./dataset-table.tsx";
import { PublishedSources } from "./dataset-table.tsx";
import styles from "./documentation.module.css";

type LiveUse = {
	readonly kind: LiveKind;
	readonly what: string;
	readonly where: string;
	/** What stands in for it when it does not answer. */
	readonly otherwise: string;
};

/** What each live source is asked for. Source: docs/data-sources.md "Live". */
const liveUses: readonly LiveUse[] = [
	{
		kind: "geography",
		what: "Ward, area and position of the postcode; postcodes that have ended",
		where: "United Kingdom",
		otherwise: "What is known of its sector",
	},
	{
		kind: "certificates",
		what: "Energy certificates of the homes there",
		where: whereCovered("certificates"),
		otherwise: "The typical band of the area",
	},
	{
		kind: "sales",
		what: "Homes sold there at full price in five years",
		where: whereCovered("sales"),
		otherwise: "Prices of the area and the district",
	},
	{
		kind: "planning",
		what: "Article 4 directions, conservation areas, flood zones and listed buildings",
		where: whereCovered("planning"),
		otherwise: "Our register for Article 4; the rest is not known",
	},
	{
		kind: "crime",
		what: "Crimes recorded within a mile in the latest month",
		where: whereCovered("crime"),
		otherwise: "The rate of the area",
	},
	{
		kind: "floodWarnings",
		what: "Flood warnings within 2 km",
		where: whereCovered("floodWarnings"),
		otherwise: "Not known",
	},
];

function whereCovered(kind: LiveKind): string {
	return listInWords(liveSources[kind].nations);
}

/** Every public service that is asked for a postcode, and whether this installation asks it. */
export function LiveSourceTable({ state }: { state: SourcesState }) {
	return (
		<DataTable
			caption="Live sources"
			columns={[
				{ title: "What for" },
				{ title: "Source" },
				{ title: "Where" },
				{ title: "When silent" },
				{ title: "Here" },
			]}
			rows={liveUses.map(({ kind, what, where, otherwise }) => {
				const id = liveSources[kind].source;
				return {
					key: kind,
					cells: [
						what,
						<PublishedSources key="source" sources={[sources[id]]} />,
						where,
						otherwise,
						<span key="here" className={styles["here"]}>
							{isOnInWords(state, id)}
						</span>,
					],
				};
			})}
		/>
	);
}

function isOnInWords(state: SourcesState, id: string): string {
	if (state === "asking") {
		return "…";
	}
	if (state === "failed") {
		return "Not known now";
	}
	return state.live.some((source) => source.id === id && source.isOn) ? "Asked" : "Not connected";
}
