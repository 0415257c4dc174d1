import { Fragment, type ReactNode } from "react";
import type { KeyPassage } from "#domain/subjects/licensing/key-passages.ts";
import styles from "./workbench.module.css";

type PageTextProps = {
	text: string;
	/** In their order; none overlaps. */
	passages: readonly KeyPassage[];
	/** Where passages begin that say what the row says. */
	proven: ReadonlySet<number>;
};

/** What a council's page says, a line a paragraph, with what tells something marked. */
export function PageText({ text, passages, proven }: PageTextProps) {
	return (
		<div className={styles["text"]}>
			{linesOf(text, passages).map(({ from, line, marks }) =>
				line === "" ? null : <p key={from}>{withMarks({ from, line, marks }, proven)}</p>,
			)}
		</div>
	);
}

type Line = { from: number; line: string; marks: readonly KeyPassage[] };

/** Lines with the passages in each; one that reaches over the end of its line is cut there. */
function linesOf(text: string, passages: readonly KeyPassage[]): Line[] {
	let from = 0;
	let next = 0;
	return text.split("\n").map((line) => {
		const until = from + line.length;
		const first = next;
		while ((passages[next]?.from ?? Number.POSITIVE_INFINITY) < until) {
			next += 1;
		}
		const found = { from, line, marks: passages.slice(first, next) };
		from = until + 1;
		return found;
	});
}

function withMarks({ from, line, marks }: Line, proven: ReadonlySet<number>): ReactNode[] {
	let done = from;
	const pieces = marks.map((mark) => {
		const before = line.slice(done - from, mark.from - from);
		done = Math.min(mark.to, from + line.length);
		return (
			<Fragment key={mark.from}>
				{before}
				<mark
					data-kind={mark.kind}
					data-at={mark.from}
					data-proven={proven.has(mark.from) || undefined}
					tabIndex={-1}
				>
					{line.slice(mark.from - from, done - from)}
				</mark>
			</Fragment>
		);
	});
	return [...pieces, <Fragment key="end">{line.slice(done - from)}</Fragment>];
}
