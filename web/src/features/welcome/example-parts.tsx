import type { ReactNode } from "react";
import styles from "./examples.module.css";

type ExamplePartsProps = {
	answers: ReactNode;
	score: ReactNode;
	rating: ReactNode;
	grossYield: ReactNode;
	licensing: ReactNode;
	day: ReactNode;
};

/** Where everything about an example stands, known or awaited. */
export function ExampleParts({
	answers,
	score,
	rating,
	grossYield,
	licensing,
	day,
}: ExamplePartsProps) {
	return (
		<>
			<div className={styles["answers"]}>{answers}</div>
			<dl className="text-m">
				<div className={`row gap-3 align-center between ruled tight ${styles["line"]}`} data-long>
					<dt>Investment score</dt>
					<dd>{score}</dd>
				</div>
				<div className={`row gap-3 align-center between ruled tight ${styles["line"]}`}>
					<dt>Energy rating</dt>
					<dd>{rating}</dd>
				</div>
				<div className={`row gap-3 align-center between ruled tight ${styles["line"]}`}>
					<dt>Gross yield</dt>
					<dd>{grossYield}</dd>
				</div>
				<div className={`row gap-3 align-center between ruled tight ${styles["line"]}`} data-long>
					<dt>Licensing</dt>
					<dd>{licensing}</dd>
				</div>
			</dl>
			<div className="soft small">{day}</div>
		</>
	);
}
