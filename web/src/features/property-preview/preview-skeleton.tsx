import { DRAWN_POSTCODE } from "#domain/document-marks.ts";
import { formatPostcode } from "#web/lib/format.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import header from "./preview-header.module.css";
import { BackToSearch } from "./preview-header.tsx";
import { PreviewLayout } from "./preview-layout.tsx";
import styles from "./preview-skeleton.module.css";

/** The shape of a preview while it is on its way, so that nothing moves when it comes. */
export function PreviewSkeleton({ postcode }: { postcode: string }) {
	return (
		<>
			<header className={header["header"]}>
				<BackToSearch />
				<h1 className={header["title"]}>Property Risk Assessment</h1>
				<p className={header["address"]} {...{ [DRAWN_POSTCODE]: true }}>
					{formatPostcode(postcode)}
				</p>
				<output className={header["place"]}>
					Assessing this postcode: asking the official registers …
				</output>
			</header>
			<div className={styles["choosers"]} aria-hidden="true">
				<Skeleton height="3.5rem" />
				<Skeleton height="3.5rem" />
				<Skeleton height="3.5rem" />
			</div>
			<PreviewLayout
				main={
					<>
						<ScoreShape />
						<LinesShape lines={8} />
						<LinesShape lines={7} />
					</>
				}
				aside={
					<>
						<LinesShape lines={4} />
						<LinesShape lines={3} />
					</>
				}
				rest={<LinesShape lines={7} />}
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
					<Skeleton width="min(8.5rem, 60%)" height="1rem" />
					<Skeleton width="min(13rem, 45%)" height="0.75rem" />
				</div>
			))}
		</div>
	);
}
