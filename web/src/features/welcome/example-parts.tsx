import type { ReactNode } from "react";
import styles from "./examples.module.css";

type ExamplePartsProps = {
	circle: ReactNode;
	/** What the score says in words. */
	label: ReactNode;
	rating: ReactNode;
	grossYield: ReactNode;
	licensing: ReactNode;
	day: ReactNode;
};

/** Where everything about an example stands, known or awaited. */
export function ExampleParts({
	circle,
	label,
	rating,
	grossYield,
	licensing,
	day,
}: ExamplePartsProps) {
	return (
		<>
			<div className={`row wrap gap-3 align-center across-4 ${styles["verdict"]}`}>
				{circle}
				<div className={`shrinkable heavy ${styles["label"]}`}>{label}</div>
			</div>
			<dl className="text-m">
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
