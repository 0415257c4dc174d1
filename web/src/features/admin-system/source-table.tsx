import type { SourceState } from "#contracts/admin/system.ts";
import { shortDateInWords } from "#domain/words.ts";
import { formatMinute, formatNumber } from "#web/lib/format.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./source-table.module.css";
import { Upkeep } from "./upkeep.tsx";

const columns = [
	{ title: "Source" },
	{ title: "As of" },
	{ title: "Rows", isNumber: true },
	{ title: "Loaded" },
	{ title: "How it stands" },
];

/** A row a source: what we hold of it, how it stands with its publisher, and how its last refresh went. */
export function SourceTable({ sources }: { sources: readonly SourceState[] }) {
	return (
		<DataTable
			caption="Data sources"
			columns={columns}
			rows={sources.map((source) => ({
				key: source.id,
				cells: [
					source.name,
					<span key="as-of" className={styles["whole"]}>
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
			<span className={styles["whole"]}>{day},</span> {time}
		</span>
	);
}
