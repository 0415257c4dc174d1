import type { SourceState } from "#contracts/admin/system.ts";
import { shortDateInWords } from "#domain/words.ts";
import { formatNumber } from "#web/lib/format.ts";
import { formatMinute } from "#web/lib/format-minute.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Upkeep } from "./upkeep.tsx";

const columns = [
	{ title: "Source" },
	{ title: "As of" },
	{ title: "Rows", isNumber: true },
	{ title: "Loaded" },
	{ title: "Last run" },
];

/** A row a source: what we hold of it, and how its last refresh went. */
export function SourceTable({ sources }: { sources: readonly SourceState[] }) {
	return (
		<DataTable
			caption="Data sources"
			columns={columns}
			rows={sources.map((source) => ({
				key: source.id,
				cells: [
					source.name,
					source.asOf ? shortDateInWords(source.asOf) : "Not loaded yet",
					source.rows === null ? "None" : formatNumber(source.rows),
					source.loadedAt ? formatMinute(source.loadedAt) : "Never",
					<Upkeep key="upkeep" source={source} />,
				],
			}))}
		/>
	);
}
