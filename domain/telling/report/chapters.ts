import { type ChapterId, chapterTitles } from "../../judgement/home/chapter-titles.ts";
import type { ReportDocument } from "./document/document.ts";
import { flaggedRisks, risksAlone } from "./document/listed-risks.ts";

type ReportChapter = { readonly id: ChapterId; readonly title: string };

const chapterIds = Object.keys(chapterTitles).filter((id): id is ChapterId => id in chapterTitles);

/** The chapters with content. */
export function chaptersOf(document: ReportDocument): readonly ReportChapter[] {
	const listed = listedIn(document);
	return chapterIds
		.filter((id) => listed[id]?.length !== 0)
		.map((id) => ({ id, title: chapterTitles[id] }));
}

/** Contents of chapters that are left out when empty. */
function listedIn({
	risks,
	place,
	neighbourhood,
	possession: { homeBack, rent, notChecked },
	compliance,
	dates,
	plan,
	unchecked,
}: ReportDocument): Readonly<Partial<Record<ChapterId, readonly unknown[]>>> {
	return {
		risks: risksAlone(risks),
		recommendations: plan,
		flags: flaggedRisks(risks),
		place: [...place, ...neighbourhood.comparisons],
		possession: [...homeBack, ...rent, ...(notChecked === null ? [] : [notChecked])],
		changes: [...dates, ...compliance.changes],
		unchecked,
	};
}
