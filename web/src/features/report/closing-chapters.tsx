import type { PaidReport } from "#contracts/report.ts";
import {
	madeInWords,
	NOT_ADVICE,
	OPEN_ANSWER,
	openInWords,
} from "#domain/report/closing/closing-words.ts";
import type { ReportDocument, Unchecked } from "#domain/report/document.ts";
import { countInWords } from "#domain/words.ts";
import { SourceLines } from "#web/evidence/source-lines.tsx";
import { Chapter } from "#web/ui/chapter.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { chapterHead } from "./chapters.ts";
import styles from "./closing-chapters.module.css";

/** Everything that no one told us, and who could. */
export function UncheckedChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<Chapter {...chapterHead("unchecked")} answer={OPEN_ANSWER}>
			<ul className={styles["unchecked"]}>
				{document.unchecked.map((gap) => (
					<Gap key={gap.what} gap={gap} />
				))}
			</ul>
		</Chapter>
	);
}

function Gap({ gap }: { gap: Unchecked }) {
	return (
		<li>
			<b>{gap.what}</b>
			<p className={styles["why"]}>{openInWords(gap)}</p>
		</li>
	);
}

/** Every source with its licence, who wrote the words, and how the score is made. */
export function SourcesChapter({ report: { document } }: { report: PaidReport }) {
	return (
		<Chapter {...chapterHead("sources")}>
			<p className={styles["made"]}>
				{madeInWords(document)} {authorOf(document)} This is {NOT_ADVICE}.
			</p>
			<Disclosure summary={countInWords(document.sources.length, "source")}>
				<SourceLines sources={document.sources} />
			</Disclosure>
		</Chapter>
	);
}

/** Source: DECISIONS 7. */
function authorOf({ narrative: { writtenBy, model } }: ReportDocument): string {
	return writtenBy === "rules"
		? "Risks and recommendations were written by our rules."
		: `Risks and recommendations were worded by a language model${model ? ` (${model})` : ""} from facts that our rules chose.`;
}
