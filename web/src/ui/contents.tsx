import { type KeyboardEvent, useEffect, useRef } from "react";
import { Link } from "react-router";
import { goToChapter } from "./chapter.tsx";
import styles from "./contents.module.css";
import { Icon } from "./icon.tsx";
import { useCurrentChapter } from "./use-current-chapter.ts";

type Entry = { readonly id: string; readonly title: string };

/**
 * The chapters of a long page, the one being read marked: a column beside them where there is room, else a bar that opens. Both are drawn
 * and the style sheet shows one, so that a page drawn when the product was built is right at every width.
 */
export function Contents({ entries }: { entries: readonly Entry[] }) {
	const current = useCurrentChapter(entries.map(({ id }) => id));
	const column = useRef<HTMLElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: another chapter being read is what moves the column.
	useEffect(() => keepInSight(column.current), [current]);
	return (
		<>
			<nav ref={column} className={styles["column"]} aria-labelledby="contents-title">
				<h2 id="contents-title" className={styles["title"]}>
					Contents
				</h2>
				<Entries entries={entries} current={current} />
			</nav>
			<ContentsBar entries={entries} current={current} />
		</>
	);
}

type EntriesProps = { entries: readonly Entry[]; current: string | null; onChosen?: () => void };

function ContentsBar({ entries, current }: EntriesProps) {
	const details = useRef<HTMLDetailsElement>(null);
	const summary = useRef<HTMLElement>(null);
	const close = () => details.current?.removeAttribute("open");
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Escape" && details.current?.open) {
			close();
			summary.current?.focus();
		}
	};
	return (
		<nav className={styles["bar"]} aria-label="Contents">
			<details ref={details} onKeyDown={onKeyDown}>
				<summary ref={summary} className={styles["summary"]}>
					<Icon name="menu" size={18} />
					Contents
					<span className={styles["reading"]}>
						{entries.find(({ id }) => id === current)?.title}
					</span>
				</summary>
				<div className={styles["panel"]}>
					<Entries entries={entries} current={current} onChosen={close} />
				</div>
			</details>
		</nav>
	);
}

function Entries({ entries, current, onChosen }: EntriesProps) {
	return (
		<ol className={styles["entries"]}>
			{entries.map(({ id, title }) => (
				<li key={id}>
					<Link
						className={styles["entry"]}
						to={{ hash: `#${id}` }}
						aria-current={id === current ? "location" : undefined}
						onClick={() => {
							onChosen?.();
							goToChapter(id);
						}}
					>
						{title}
					</Link>
				</li>
			))}
		</ol>
	);
}

/** Scrolls a column that is longer than the window so that its marked entry shows. The page itself stays where it is. */
function keepInSight(column: HTMLElement | null): void {
	const entry = column?.querySelector("[aria-current]");
	if (column && entry) {
		const top = entry.getBoundingClientRect().top - column.getBoundingClientRect().top;
		if (top < 0 || top > column.clientHeight - entry.clientHeight) {
			column.scrollTop += top - column.clientHeight / 2;
		}
	}
}
