import type { DataSources } from "#contracts/data-sources.ts";
import { datasets } from "#datasets/registry.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { type Dataset, keepingInWords } from "#domain/base/dataset.ts";
import type { Source } from "#domain/base/source-record.ts";
import { sources } from "#domain/base/sources.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { overdueInWords } from "#domain/business/overdue.ts";
import { statusInWords } from "#domain/business/source-status.ts";
import { formatNumber } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./tables.module.css";

/** The running system's answer about its data; `asking` until it comes. */
export type SourcesState = DataSources | "asking" | "failed";
type HeldDataset = DataSources["datasets"][number];

/** Every table of reference data: whose, of when, how large and how kept. The dates come from the running system. */
export function DatasetTable({ state }: { state: SourcesState }) {
	const held = typeof state === "string" ? [] : state.datasets;
	const others = held.filter(({ id }) => !datasets.some((dataset) => dataset.id === id));
	return (
		<DataTable
			caption="Datasets held"
			columns={[
				{ title: "Dataset" },
				{ title: "Made from" },
				{ title: "As of, brought up to date" },
				{ title: "Rows", isNumber: true },
			]}
			rows={[
				...datasets.map((dataset) => described(dataset, state)),
				...others.map((held) => ({
					key: held.id,
					cells: [
						held.name,
						<PublishedSources key="sources" sources={held.sources} />,
						...standing(held, held.kept),
					],
				})),
			]}
		/>
	);
}

function described({ id, name, tells, sources: ids, kept }: Dataset, state: SourcesState) {
	const held =
		typeof state === "string" ? state : (state.datasets.find((each) => each.id === id) ?? null);
	const published: readonly Source[] = ids.map((source) => sources[source]);
	return {
		key: id,
		cells: [
			<span key="name" className={styles["name"]}>
				{name}
				<small>It tells {tells}.</small>
			</span>,
			<PublishedSources key="sources" sources={published} />,
			...standing(held, kept),
		],
	};
}

/**
 * The cells of a dataset: its date, how and when it was last brought up to date, and how many rows it has. Null: the dataset is not there. Rows keep their
 * height whatever is known, except for a dataset that is overdue or could not be renewed, which says more.
 */
function standing(held: HeldDataset | null | "asking" | "failed", kept: Dataset["kept"]) {
	const dataset = typeof held === "string" ? null : held;
	return [
		<span key="as-of" className={styles["date"]}>
			{asOfInWords(held)}
			<small>{keptInWords(kept, dataset?.status)}</small>
			{dataset?.status === "overdue" ? (
				<small className={styles["overdue"]}>{overdueInWords(kept, dataset.lastOkAt)}</small>
			) : (
				<small>{dataset && lastInWords(dataset)}</small>
			)}
			{dataset?.status === "in_time" && dataset.hasFailed ? (
				<small className={styles["overdue"]}>The last try failed</small>
			) : null}
		</span>,
		<span key="rows" className={styles["rows"]}>
			{typeof held === "string" ? "" : formatNumber(dataset?.rows ?? 0)}
			{dataset?.read ? <small>of {formatNumber(dataset.read.of)} looked at</small> : null}
		</span>,
	];
}

/** Says how a dataset is kept up to date, or why nobody does so: it is switched off, or was never brought in. */
function keptInWords(kept: Dataset["kept"], status: HeldDataset["status"] | undefined): string {
	if (status === "off") {
		return "Switched off here";
	}
	return kept === "weekly" && status === "not_brought_in"
		? "Every week, once it is"
		: keepingInWords[kept];
}

/** When a dataset was last looked after; null where it never was. To load what came with a release is not to have asked its publisher. */
function lastInWords({ kept, lastOkAt, loadedAt }: HeldDataset): string | null {
	if (kept === "weekly" && lastOkAt) {
		return `Last checked ${dayInWords(lastOkAt)}`;
	}
	return loadedAt && `Last on ${dayInWords(loadedAt)}`;
}

function dayInWords(instant: string): string {
	return shortDateInWords(londonDay(Date.parse(instant)));
}

function asOfInWords(held: HeldDataset | null | "asking" | "failed"): string {
	if (held === "asking") {
		return "…";
	}
	if (held === "failed") {
		return "Not known now";
	}
	if (held?.asOf) {
		return shortDateInWords(held.asOf);
	}
	return held?.status === "not_brought_in" ? statusInWords.not_brought_in : "Not loaded";
}

/** Sources by name, each with its publisher and the licence its data is shown under. */
export function PublishedSources({ sources }: { sources: readonly Source[] }) {
	return (
		<ul className={`stack gap-2 ${styles["sources"]}`}>
			{sources.map(({ name, publisher, url, licence }) => (
				<li key={name}>
					{url.startsWith("https://") ? <a href={url}>{name}</a> : name}, {publisher}
					<small>{licence}</small>
				</li>
			))}
		</ul>
	);
}
