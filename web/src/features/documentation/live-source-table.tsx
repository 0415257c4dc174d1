import { liveSourceIds } from "#domain/analytics/live-source-ids.ts";
import { sources } from "#domain/sources.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import type { SourcesState } from "./dataset-table.tsx";
import styles from "./live-source-table.module.css";
import { liveUses } from "./live-uses.ts";
import { PublishedSources } from "./published-sources.tsx";

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
				const id = liveSourceIds[kind];
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
