import type { ReactNode } from "react";
import styles from "./plan-checkout.module.css";

/** What is paid, line by line. */
export function PriceLines({ children }: { children: ReactNode }) {
	return <dl className="tabular">{children}</dl>;
}

type PriceLineProps = {
	label: string;
	children: ReactNode;
	/** The line that the others lead to. */
	strong?: boolean;
};

export function PriceLine({ label, children, strong = false }: PriceLineProps) {
	return (
		<div className={styles["line"]} data-strong={strong || undefined}>
			<dt className="shrinkable soft">{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** What the lines leave to be said. */
export function PriceNote({ children }: { children: ReactNode }) {
	return <p className="above-2 soft text-s">{children}</p>;
}
