import type { ReactNode } from "react";
import styles from "./data-table.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

type Column = { readonly title: string; readonly isNumber?: boolean };
export type DataRow = {
	readonly key: string;
	/** As many as there are columns; the first names the row. */
	readonly cells: readonly ReactNode[];
	/** What can be done about it: buttons and links, each with the row's name in its own. */
	readonly actions?: ReactNode;
	/** Stands out: the row that is the reader's own. */
	readonly isMarked?: boolean;
};
type DataTableProps = {
	/** What the table holds, for those who come to it without what stands around it. */
	caption: string;
	columns: readonly Column[];
	rows: readonly DataRow[];
	/** Its few columns are so short that a phone has room for them side by side. */
	isCompact?: boolean;
};

/** Rows and columns where there is room for them, which actions need more of; else a list, each row under its own name. */
export function DataTable({ caption, columns, rows, isCompact = false }: DataTableProps) {
	const hasActions = rows.some(({ actions }) => actions !== undefined);
	return (
		<div
			className={styles["frame"]}
			data-actions={hasActions || undefined}
			data-compact={isCompact || undefined}
		>
			<table
				className={`${styles["table"]} ${styles[hasActions ? "records" : "figures"]}`}
				data-pair={columns.length === 2 || undefined}
			>
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
						{hasActions ? <th scope="col">Actions</th> : null}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, cells, actions, isMarked }) => (
						<tr key={key} data-marked={isMarked || undefined}>
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
							{hasActions ? (
								<td className={styles["actions"]}>
									<div>{actions}</div>
								</td>
							) : null}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
