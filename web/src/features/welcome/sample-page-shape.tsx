import { Skeleton } from "#web/ui/skeleton.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import styles from "./sample-page-shape.module.css";

/** Of the risks, the recommendation and the chapters. */
const groups = [
	{ part: "risks", widths: ["94%", "82%", "88%", "63%", "90%", "71%"] },
	{ part: "recommendation", widths: ["92%", "58%"] },
	{ part: "chapters", widths: ["40%", "46%", "38%", "44%", "36%", "42%", "39%", "45%"] },
];

/** The shape of the first page, until it is there. */
export function SamplePageShape() {
	return (
		<div className={styles["shape"]}>
			<VisuallyHidden>The sample is being worked out.</VisuallyHidden>
			<div className={styles["verdict"]}>
				<Skeleton width="8rem" height="8rem" round />
				<div className={styles["lines"]}>
					<Skeleton height="1.25rem" />
					<Skeleton width="80%" height="1.25rem" />
					<Skeleton width="55%" height="1rem" />
				</div>
			</div>
			{groups.map(({ part, widths }) => (
				<div key={part} className={styles["lines"]}>
					{widths.map((width) => (
						<Skeleton key={width} width={width} height="0.9375rem" />
					))}
				</div>
			))}
		</div>
	);
}
