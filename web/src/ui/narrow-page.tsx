import { type ReactNode, useEffect, useRef } from "react";
import styles from "./page.module.css";

type NarrowPageProps = {
	title: string;
	/** What the page is for, in a sentence or two. */
	lede?: ReactNode;
	children?: ReactNode;
};

/** A page with one thing to do. When that was done and another takes its place, its heading takes the focus. */
export function NarrowPage({ title, lede, children }: NarrowPageProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(title);
	useEffect(() => {
		if (shown.current !== title) {
			shown.current = title;
			heading.current?.focus();
		}
	}, [title]);
	return (
		<div className={`stack one-column gap-4 ${styles["page"]}`}>
			<h1 ref={heading} tabIndex={-1} className={styles["narrow-title"]}>
				{title}
			</h1>
			{lede ? <div className="stack gap-2 below-1 soft">{lede}</div> : null}
			{children}
		</div>
	);
}
