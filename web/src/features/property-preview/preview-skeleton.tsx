import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { BackToSearch } from "./preview-header.tsx";
import { PreviewLayout } from "./preview-layout.tsx";
import styles from "./preview-skeleton.module.css";

/** The shape of a preview while it is on its way, so that nothing moves when it comes. */
export function PreviewSkeleton() {
	return (
		<>
			<output>
				<VisuallyHidden>Assessing this postcode</VisuallyHidden>
			</output>
			<div className={styles["header"]}>
				<BackToSearch />
				<h1 className={styles["title"]}>Property Risk Assessment</h1>
				<Skeleton width="6rem" height="1.75rem" />
				<div className={styles["place"]}>
					<Skeleton width="min(20rem, 80%)" height="1.375rem" />
				</div>
			</div>
			<div className={styles["choosers"]} aria-hidden="true">
				<Skeleton height="3.5rem" />
				<Skeleton height="3.5rem" />
				<Skeleton height="3.5rem" />
			</div>
			<PreviewLayout
				main={
					<>
						<ScoreShape />
						<LinesShape lines={9} />
						<LinesShape lines={7} />
					</>
				}
				offer={<LinesShape lines={4} />}
				rest={<LinesShape lines={3} />}
			/>
		</>
	);
}

function ScoreShape() {
	return (
		<div className={styles["card"]} aria-hidden="true">
			<Skeleton width="9rem" height="1.25rem" />
			<div className={styles["score"]}>
				<Skeleton width="10.5rem" height="10.5rem" round />
				<div className={styles["words"]}>
					<Skeleton width="min(14rem, 100%)" height="1.75rem" />
					<Skeleton height="1rem" />
					<Skeleton width="70%" height="1rem" />
				</div>
			</div>
			<div className={styles["bars"]}>
				<Skeleton height="0.75rem" />
				<Skeleton height="0.75rem" />
				<Skeleton height="0.75rem" />
				<Skeleton width="11rem" height="1rem" />
			</div>
		</div>
	);
}

function LinesShape({ lines }: { lines: number }) {
	return (
		<div className={styles["card"]} aria-hidden="true">
			<Skeleton width="9rem" height="1.25rem" />
			{Array.from({ length: lines }, (_, line) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
				<div key={line} className={styles["line"]}>
					<Skeleton width="40%" height="1rem" />
					<Skeleton width="22%" height="0.75rem" />
				</div>
			))}
		</div>
	);
}
