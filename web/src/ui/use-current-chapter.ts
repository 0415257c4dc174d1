import { useEffect, useState } from "react";

/** How far down the window a chapter's top must have come, as a share, for the chapter to be the one that is read. */
const READING_LINE = 0.3;

/** Which of the chapters with these ids is being read; the last one when the page cannot be scrolled further. */
export function useCurrentChapter(ids: readonly string[]): string | null {
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
