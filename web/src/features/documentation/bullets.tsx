import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./documentation.module.css";
import { type TopicId, topicAddress } from "./parts.ts";

type BulletsProps = { items: readonly { readonly key: string; readonly text: ReactNode }[] };

/** Points that have no order. */
export function Bullets({ items }: BulletsProps) {
	return (
		<ul className={`stack gap-2 measure-44 ${styles["list"]}`}>
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

/** A table of few and short columns: they stand close enough that the eye finds the line. */
export function Narrow({ children }: { children: ReactNode }) {
	return <div className={styles["narrow"]}>{children}</div>;
}

/** Leads to another topic of the documentation. */
export function TopicLink({ to, children }: { to: TopicId; children: string }) {
	return <Link to={topicAddress(to)}>{children}</Link>;
}
