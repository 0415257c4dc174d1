import { Panel } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./analytics.module.css";

/** The shape of the figures while they are read. */
export function AnalyticsSkeleton() {
	return (
		<div role="status" className="stack one-column gap-5">
			<VisuallyHidden>Loading the figures</VisuallyHidden>
			<div className={styles["shape-read"]}>
				<Skeleton width="min(100%, 34rem)" height="1.25rem" />
			</div>
			<div className={styles["headline-figures"]}>
				{figures.map((figure) => (
					<div key={figure} className={`${styles["headline-figure"]} ${styles["shape-figure"]}`}>
						<Skeleton width="9rem" height="1.125rem" />
						<Skeleton width="5rem" height="1.5rem" />
						<Skeleton height="1rem" />
					</div>
				))}
			</div>
			<ChartShape charts={2} />
			<ChartShape charts={1} />
		</div>
	);
}

function ChartShape({ charts }: { charts: 1 | 2 }) {
	return (
		<Panel>
			<div className="stack one-column gap-5">
				<Skeleton width="12rem" height="1.25rem" />
				{["first", "second"].slice(0, charts).map((chart) => (
					<Skeleton key={chart} height="19.5rem" />
				))}
			</div>
		</Panel>
	);
}

const figures = [
	"revenue",
	"recurring",
	"previews",
	"paid",
	"conversion",
	"active",
	"trialing",
	"churn",
];
