import type { ReactNode } from "react";
import styles from "./bars.module.css";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type BarTableRow = {
	readonly key: string;
	readonly label: ReactNode;
	/** Where the bar begins and ends, in the unit all rows share; null draws none. */
	readonly span: readonly [from: number, to: number] | null;
	readonly tone: "in" | "out" | "sum" | "short";
	/** The figure in words. */
	readonly text: string;
	/** A second figure. */
	readonly aside?: string;
	/** Stands out, as a sum does. */
	readonly isStrong?: boolean;
};

type BarTableProps = {
	caption: string;
	/** Headings: of the labels, the figures, and the second figures where there are any. */
	heads: readonly [label: string, figure: string, aside?: string];
	rows: readonly BarTableRow[];
};

/** Figures as bars on one scale that shows where nothing lies. It is a table, so it reads aloud and prints as one. */
export function BarTable({ caption, heads: [label, figure, aside], rows }: BarTableProps) {
	const ends = [0, ...rows.flatMap(({ span }) => span ?? [])];
	const low = Math.min(...ends);
	const scale = 100 / (Math.max(...ends) - low || 1);
	const place = (value: number) => (value - low) * scale;
	return (
		<div className={styles["frame"]}>
			<table className={`block text-m ${styles["table"]}`} data-aside={aside ? true : undefined}>
				<caption>
					<VisuallyHidden>{caption}</VisuallyHidden>
				</caption>
				<thead>
					<tr>
						<th scope="col">{label}</th>
						<td aria-hidden="true" />
						<th scope="col">{figure}</th>
						{aside ? <th scope="col">{aside}</th> : null}
					</tr>
				</thead>
				<tbody>
					{rows.map((row) => (
						<tr key={row.key} data-strong={row.isStrong || undefined}>
							<th scope="row">{row.label}</th>
							<td className={styles["picture"]} aria-hidden="true">
								<Bar span={row.span} tone={row.tone} place={place} />
							</td>
							<td className={styles["figure"]}>{row.text}</td>
							{aside ? (
								<td className={styles["aside"]} data-title={aside}>
									{row.aside}
								</td>
							) : null}
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

type BarProps = Pick<BarTableRow, "span" | "tone"> & { place: (value: number) => number };

function Bar({ span, tone, place }: BarProps) {
	const [from, to] = span ?? [0, 0];
	const start = place(Math.min(from, to));
	return (
		<svg
			viewBox="0 0 100 10"
			preserveAspectRatio="none"
			className={styles["table-bar"]}
			aria-hidden="true"
		>
			<line className={styles["zero"]} x1={place(0)} x2={place(0)} y1="0" y2="10" />
			{span ? (
				<rect
					data-tone={tone}
					x={start}
					y="1.5"
					height="7"
					width={Math.max(place(Math.max(from, to)) - start, 0.4)}
				/>
			) : null}
		</svg>
	);
}
