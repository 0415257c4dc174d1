import type { ReactNode } from "react";
import { Link } from "react-router";
import { type ChapterId, chapterTitles } from "#domain/judgement/home/chapter-titles.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { chapterHeadline } from "#domain/telling/report/headlines.ts";
import { goToChapter } from "#web/ui/chapter.tsx";
import { FoldedChapter } from "#web/ui/folded-chapter.tsx";

type ReportChapterProps = { id: ChapterId; document: ReportDocument; children: ReactNode };

/** A chapter of the report under its title, its answer in a line above it. */
export function ReportChapter({ id, document, children }: ReportChapterProps) {
	return (
		<FoldedChapter id={id} title={chapterTitles[id]} headline={chapterHeadline(document, id)}>
			{children}
		</FoldedChapter>
	);
}

/** Leads to a chapter, and opens it. */
export function ChapterLink({ id, children }: { id: ChapterId; children: ReactNode }) {
	return (
		<Link to={{ hash: `#${id}` }} onClick={() => goToChapter(id)}>
			{children}
		</Link>
	);
}
