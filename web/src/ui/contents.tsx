import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { goToChapter } from "./chapter.tsx";
import styles from "./contents.module.css";
import { Icon } from "./icon.tsx";

/** How far down the window a chapter's top must have come, as a share, for the chapter to be the one that is read. */
const READING_LINE = 0.3;

/** Which of the chapters with these ids is being read; the last one when the page cannot be scrolled further. */
function useCurrentChapter(ids: readonly string[]): string | null {
	const [current, setCurrent] = useState<string | null>(ids[0] ?? null);
	const list = ids.join(" ");
	useEffect(() => {
		const look = () => setCurrent(chapterAtLine(list.split(" ")));
		look();
		window.addEventListener("scroll", look, { passive: true });
		window.addEventListener("resize", look);
		return () => {
			window.removeEventListener("scroll", look);
			window.removeEventListener("resize", look);
		};
	}, [list]);
	return current;
}

function chapterAtLine(ids: readonly string[]): string | null {
	const { scrollHeight } = document.documentElement;
	const isScrolled = window.scrollY > 0;
	if (isScrolled && window.scrollY + window.innerHeight >= scrollHeight - 2) {
		return ids.at(-1) ?? null;
	}
	const line = window.innerHeight * READING_LINE;
	const above = ids.filter(
		(id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line + 1) <= line,
	);
	return above.at(-1) ?? ids[0] ?? null;
}

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
				<h2 id="contents-title" className={`below-2 soft text-s ${styles["title"]}`}>
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
				<summary ref={summary} className={`row gap-2 align-center strong ${styles["summary"]}`}>
					<Icon name="menu" size={18} />
					Contents
					<span className={`shrinkable soft text-s regular nowrap ${styles["reading"]}`}>
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
		<ol className="stack">
			{entries.map(({ id, title }) => (
				<li key={id}>
					<Link
						className={`row align-center soft text-m target tight undecorated ${styles["entry"]}`}
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
