import type { ReactNode } from "react";
import styles from "./bullets.module.css";

type BulletsProps = { items: readonly { readonly key: string; readonly text: ReactNode }[] };

/** Points that have no order. */
export function Bullets({ items }: BulletsProps) {
	return (
		<ul className={styles["list"]}>
			{items.map(({ key, text }) => (
				<li key={key}>{text}</li>
			))}
		</ul>
	);
}

/** The same of plain sentences. */
export function Sentences({ items }: { items: readonly string[] }) {
	return <Bullets items={items.map((item) => ({ key: item, text: item }))} />;
}
