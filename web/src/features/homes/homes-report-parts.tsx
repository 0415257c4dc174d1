import { generatePath, Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import type { HomesReportPart, HomesReportRow } from "#domain/portfolio/homes-report-words.ts";
import { Card } from "#web/ui/card.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import styles from "./homes.module.css";

/** A part of the report on all homes, home by home; its answer stands at the head of the report. `children`: what its person states for it. */
export function HomesReportPartCard({
	part,
	children,
}: {
	part: HomesReportPart;
	children?: React.ReactNode;
}) {
	const { title, notes, columns, groups } = part;
	return (
		<div id={part.id}>
			<Card title={title}>
				<div className={`stack one-column gap-4 ${styles["part"]}`}>
					{children}
					{groups.map((group) => (
						<div key={group.title ?? ""} className="stack one-column gap-2">
							{group.title === null ? null : <h3 className="text-m">{group.title}</h3>}
							<DataTable
								caption={group.title ?? title}
								columns={columns.map((column) => ({ title: column }))}
								rows={group.rows.map(rowOf)}
							/>
						</div>
					))}
					{notes.length > 0 ? (
						<ul className="stack gap-1 soft text-s">
							{notes.map((note) => (
								<li key={note}>{note}</li>
							))}
						</ul>
					) : null}
				</div>
			</Card>
		</div>
	);
}

function rowOf({ home, cells }: HomesReportRow, at: number) {
	return {
		key: `${home.id} ${at}`,
		cells: [
			<div key="home">
				<Link to={generatePath(screens.keptHome, { id: home.id })}>{home.name}</Link>
				<p className={`soft text-s ${styles["aside"]}`}>{home.line}</p>
			</div>,
			...cells.map((lines, column) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the two columns never change places
				<div key={column} className="stack gap-1">
					{lines.map((line) => (
						<p key={line}>{line}</p>
					))}
				</div>
			)),
		],
	};
}
