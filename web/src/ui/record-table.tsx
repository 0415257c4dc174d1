import type { ReactNode } from "react";
import styles from "./record-table.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type RecordColumn = { readonly title: string; readonly isNumber?: boolean };
export type TableRecord = {
	readonly key: string;
	/** As many as there are columns; the first names the record. */
	readonly cells: readonly ReactNode[];
	/** Buttons and links, each with the record's name in its own. */
	readonly actions: ReactNode;
};
type RecordTableProps = {
	/** What the table holds, for those who come to it without what stands around it. */
	caption: string;
	columns: readonly RecordColumn[];
	records: readonly TableRecord[];
};

/** Records with what can be done about each: a table where there is room, else a list, each record under its own name. */
export function RecordTable({ caption, columns, records }: RecordTableProps) {
	return (
		<div className={styles["frame"]}>
			<table className={styles["table"]}>
				<caption>
					<VisuallyHidden>{caption}</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						{columns.map(({ title, isNumber }) => (
							<th key={title} scope="col" data-number={isNumber || undefined}>
								{title}
							</th>
						))}
						<th scope="col">Actions</th>
					</tr>
				</thead>
				<tbody>
					{records.map(({ key, cells, actions }) => (
						<tr key={key}>
							{columns.map(({ title, isNumber }, at) =>
								at === 0 ? (
									<th key={title} scope="row">
										{cells[at]}
									</th>
								) : (
									<td key={title} data-title={title} data-number={isNumber || undefined}>
										<div>{cells[at]}</div>
									</td>
								),
							)}
							<td className={styles["actions"]}>
								<div>{actions}</div>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
