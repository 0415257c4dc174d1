import { useQuery } from "@tanstack/react-query";
import type { SystemState } from "#contracts/admin/system.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { Pill } from "#web/ui/pill.tsx";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { WideSection } from "#web/ui/wide-section.tsx";
import { systemQuery } from "./system-query.ts";

type TableState = SystemState["tables"][number];

const columns = [
	{ title: "Table" },
	{ title: "Due on" },
	{ title: "How it stands" },
	{ title: "Where to look" },
];

/** What a person reads again: rates, fees, costs and law, each with its day and its publisher's page. */
export function TablesSection() {
	const query = useQuery(systemQuery);
	return (
		<WideSection
			title="Tables"
			about="Rates, fees, costs and law that a person reads and a release brings. Previews and reports mark what is due."
		>
			<QueryBoundary query={query} what="the tables" height="28rem">
				{({ tables }) => (
					<DataTable
						caption="Tables that a person keeps"
						columns={columns}
						rows={tables.map((table) => ({
							key: table.id,
							cells: [
								table.name,
								<span key="due" className="nowrap">
									{table.dueOn ? shortDateInWords(table.dueOn) : "Never read"}
								</span>,
								<Standing key="standing" table={table} />,
								<>
									<a href={table.url}>{new URL(table.url).hostname}</a>{" "}
									<small className="soft">{table.next}</small>
								</>,
							],
						}))}
					/>
				)}
			</QueryBoundary>
		</WideSection>
	);
}

function Standing({ table: { isDue } }: { table: TableState }) {
	return isDue ? (
		<Pill tone="amber" icon="alert" word="Update due" />
	) : (
		<Pill tone="green" icon="check" word="Current" />
	);
}
