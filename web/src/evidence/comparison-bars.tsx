import type { Comparison } from "#domain/judgement/home/neighbourhood-comparisons.ts";
import styles from "./chart.module.css";
import { ProvenanceChip } from "./provenance-chip.tsx";

/** Figures of the place, each as a small bar above the same figure of what it lies in. Tables, so they read aloud and print as such. */
export function ComparisonBars({ comparisons }: { comparisons: readonly Comparison[] }) {
	return (
		<div className={`stack gap-4 across-5 ${styles["comparisons"]}`}>
			{comparisons.map(({ id, title, rows, provenance }) => (
				<div key={id} className="stack gap-1 packed shrinkable">
					<table className={`text-s full ${styles["table"]}`}>
						<caption>{title}</caption>
						<tbody>
							{rows.map(({ name, text, part }) => (
								<tr key={name}>
									<th scope="row">{name}</th>
									<td aria-hidden="true">
										<span className={styles["bar"]} style={{ width: `${100 * part}%` }} />
									</td>
									<td className={styles["comparison-figure"]}>{text}</td>
								</tr>
							))}
						</tbody>
					</table>
					<ProvenanceChip about={title} provenance={provenance} />
				</div>
			))}
		</div>
	);
}
