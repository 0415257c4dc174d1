import type { ReactNode } from "react";
import styles from "./sections.module.css";

type SectionProps = {
	/** Its address on the page. */
	id: string;
	title: string;
	lede?: ReactNode;
	children: ReactNode;
};

/** A part of a page that addresses lead to: anyone who comes by one has the focus on its heading. */
export function Section({ id, title, lede, children }: SectionProps) {
	const titleId = sectionTitleId(id);
	return (
		<section id={id} className={styles["section"]} aria-labelledby={titleId}>
			<div className={`stack gap-2 ${styles["head"]}`}>
				<h2 id={titleId} className={styles["title"]} tabIndex={-1}>
					{title}
				</h2>
				{lede ? <p className="soft text-ml">{lede}</p> : null}
			</div>
			{children}
		</section>
	);
}

/** Puts the focus on the heading of a section, if there is one of that address. */
export function focusSection(id: string): void {
	document.getElementById(sectionTitleId(id))?.focus({ preventScroll: true });
}

function sectionTitleId(id: string): string {
	return `${id}-title`;
}
