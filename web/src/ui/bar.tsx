import styles from "./bars.module.css";

type BarProps = {
	label: string;
	/** 0-100; null draws no bar. */
	percent: number | null;
	tone: "green" | "amber" | "red";
	/** A word beside the figure: "estimated". */
	mark: string | null;
	/** Said in place of a bar that is not drawn. */
	nothing: string;
};

/** A percentage as a bar with the figure beside it. A list item. */
export function Bar({ label, percent, tone, mark, nothing }: BarProps) {
	return (
		<li className={`stack gap-1 align-center text-m across-3 ${styles["bar"]}`}>
			<span>{label}</span>
			{percent === null ? (
				<span className={styles["nothing"]}>{nothing}</span>
			) : (
				<>
					<span className={styles["track"]} aria-hidden="true">
						<span
							className={styles["fill"]}
							data-tone={tone}
							style={{ width: `${Math.min(percent, 100)}%` }}
						/>
					</span>
					<span className={`firm tabular ${styles["value"]}`}>
						{percent}%{mark ? <small> {mark}</small> : null}
					</span>
				</>
			)}
		</li>
	);
}
