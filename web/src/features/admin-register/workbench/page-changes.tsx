import { useMemo } from "react";
import { countInWords } from "#domain/base/words.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { type DifferenceLine, pageDifferences } from "../page-differences.ts";
import styles from "./workbench.module.css";

/** What a page says otherwise than it did, line by line. */
export function PageChanges({ before, now }: { before: string; now: string }) {
	const { hunks, skipped } = useMemo(() => pageDifferences(before, now), [before, now]);
	return hunks.length === 0 ? (
		<p>No word differs: its layout alone changed.</p>
	) : (
		<div className={styles["changes"]}>
			{hunks.map((hunk, place) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: two texts that stay the same have the same changes in the same places
				<div key={place}>
					<Skipped count={hunk.skipped} />
					{hunk.lines.map((line, at) => (
						// biome-ignore lint/suspicious/noArrayIndexKey: as above
						<Line key={at} line={line} />
					))}
				</div>
			))}
			<Skipped count={skipped} />
		</div>
	);
}

function Skipped({ count }: { count: number }) {
	return count === 0 ? null : <p className="soft">{countInWords(count, "line")} unchanged</p>;
}

const signs = { same: "", removed: "−", added: "+" } as const;
const words = { same: "", removed: "Removed: ", added: "Added: " } as const;

function Line({ line: { kind, parts } }: { line: DifferenceLine }) {
	return (
		<p className={styles["line"]} data-kind={kind}>
			<span aria-hidden="true">{signs[kind]}</span>
			<span>
				<VisuallyHidden>{words[kind]}</VisuallyHidden>
				{parts.map(({ text, isChanged }, place) =>
					isChanged && kind !== "same" ? (
						// biome-ignore lint/suspicious/noArrayIndexKey: parts of one line, which have no other name
						<b key={place}>{text}</b>
					) : (
						text
					),
				)}
			</span>
		</p>
	);
}
