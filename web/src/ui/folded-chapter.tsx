import type { ReactNode } from "react";
import styles from "./chapter.module.css";
import { Icon } from "./icon.tsx";

type FoldedChapterProps = {
	/** Its address on the page: links to it open it. */
	id: string;
	title: string;
	/** Its answer in a line. */
	headline: string;
	children: ReactNode;
};

/** A part of a long page that says its answer while it is closed, and shows what the answer rests on once it is opened. Print shows it whole. */
export function FoldedChapter({ id, title, headline, children }: FoldedChapterProps) {
	return (
		<details id={id} className={`shrinkable ruled ${styles["folded-chapter"]}`}>
			<summary
				id={`${id}-title`}
				className={`stack align-center across-4 target rounded-s ${styles["summary"]}`}
			>
				<h2 className={`soft text-s ${styles["folded-title"]}`}>{title}</h2>
				<span className={styles["headline"]}>{headline}</span>
				<Icon name="chevron" />
			</summary>
			<div className={styles["inside"]}>{children}</div>
		</details>
	);
}
