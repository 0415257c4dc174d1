import type { ReactNode } from "react";
import chart from "./chart.module.css";

type Entry = {
	readonly name: string;
	/** A small drawing of what is called so. */
	readonly sample: ReactNode;
};

/** What the looks of a chart stand for. */
export function ChartLegend({ entries }: { entries: readonly Entry[] }) {
	return (
		<ul className={chart["legend"]}>
			{entries.map(({ name, sample }) => (
				<li key={name}>
					{sample}
					{name}
				</li>
			))}
		</ul>
	);
}
