import { type ReactNode, useId } from "react";
import styles from "./chapter.module.css";

type ChapterProps = {
	/** Its address on the page: contents lead here. */
	id: string;
	title: string;
	/** The one sentence to take away. */
	answer?: string | null;
	children: ReactNode;
};

/** A part of a long page with an address of its own, which puts the focus on its heading. */
export function Chapter({ id, title, answer = null, children }: ChapterProps) {
	const titleId = `${id}-title`;
	return (
		<section id={id} className={styles["chapter"]} aria-labelledby={titleId}>
			<h2 id={titleId} className={styles["title"]} tabIndex={-1}>
				{title}
			</h2>
			{answer ? <p className={`measure text-ml ${styles["answer"]}`}>{answer}</p> : null}
			{children}
		</section>
	);
}

/** A part of a chapter under a heading of its own. */
export function ChapterPart({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="shrinkable above-6" aria-labelledby={id}>
			<h3 id={id} className={`below-3 text-ml ${styles["heading"]}`}>
				{title}
			</h3>
			{children}
		</section>
	);
}

/** Brings a chapter to the top of the window and its heading into focus; one that is folded is opened. */
export function goToChapter(id: string): void {
	const chapter = document.getElementById(id);
	if (chapter instanceof HTMLDetailsElement) {
		chapter.open = true;
	}
	chapter?.scrollIntoView();
	document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
}
