import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { SourceState } from "#contracts/admin/system.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { formatMinute, formatNumber } from "#web/lib/format.ts";
import { PREVIEW_KEY } from "#web/lib/queries.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { useToast } from "#web/ui/toast.tsx";
import type { ToastContent } from "#web/ui/toast-region.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import styles from "./system.module.css";
import { isRunning, systemQuery } from "./system-query.ts";
import { Upkeep } from "./upkeep.tsx";

const columns = [
	{ title: "Source" },
	{ title: "As of" },
	{ title: "Rows", isNumber: true },
	{ title: "Loaded" },
	{ title: "How it stands" },
];

/** A row a source: what we hold of it, how it stands with its publisher, and how its last refresh went. */
function SourceTable({ sources }: { sources: readonly SourceState[] }) {
	return (
		<DataTable
			caption="Data sources"
			columns={columns}
			rows={sources.map((source) => ({
				key: source.id,
				cells: [
					source.name,
					<span key="as-of" className="nowrap">
						{source.asOf ? shortDateInWords(source.asOf) : "Not loaded yet"}
					</span>,
					source.rows === null ? "None" : formatNumber(source.rows),
					source.loadedAt ? <Minute key="loaded" instant={source.loadedAt} /> : "Never",
					<Upkeep key="upkeep" source={source} />,
				],
			}))}
		/>
	);
}

/** Breaks between day and time where it must, and nowhere else. */
function Minute({ instant }: { instant: string }) {
	const [day, time] = formatMinute(instant).split(", ");
	return (
		<span className={styles["minute"]}>
			<span className="nowrap">{day},</span> {time}
		</span>
	);
}

/** Every dataset we hold, how old it is, and the means to refresh it. */
export function DataSection() {
	const query = useQuery(systemQuery);
	useAnnouncedEnds(query.data?.sources);
	return (
		<WideSection
			title="Data"
			about="What previews and reports rest on. A refresh runs every week, and whenever you ask for it."
		>
			<QueryBoundary query={query} what="the data sources" height="28rem">
				{({ sources }) =>
					sources.length === 0 ? <p>No data is loaded yet.</p> : <SourceTable sources={sources} />
				}
			</QueryBoundary>
		</WideSection>
	);
}

/** Announces how refreshes that were seen under way have ended, in one notice for all that ended between two looks. */
function useAnnouncedEnds(sources: readonly SourceState[] | undefined): void {
	const queryClient = useQueryClient();
	const showToast = useToast();
	const wereRunning = useRef<ReadonlySet<string>>(new Set());
	useEffect(() => {
		if (!sources) {
			return;
		}
		const ended = sources.filter(
			(source) => wereRunning.current.has(source.id) && !isRunning(source),
		);
		wereRunning.current = new Set(sources.filter(isRunning).map(({ id }) => id));
		if (ended.length > 0) {
			showToast(endsInWords(ended));
			// What previews say may rest on it.
			void queryClient.invalidateQueries({ queryKey: [PREVIEW_KEY] });
		}
	}, [sources, queryClient, showToast]);
}

function endsInWords(ended: readonly SourceState[]): ToastContent {
	const message = ended.map(endInWords).join(" ");
	return ended.some(({ lastRun }) => lastRun?.outcome === "failed")
		? { title: "Error", message, tone: "destructive" }
		: { title: "Success", message, tone: "success" };
}

function endInWords({ name, lastRun }: SourceState): string {
	switch (lastRun?.outcome) {
		case "failed":
			return `${name}: the refresh failed.`;
		case "updated":
			return `${name}: updated.`;
		default:
			return `${name}: there is nothing newer.`;
	}
}
