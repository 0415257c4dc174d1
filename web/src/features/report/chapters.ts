import { type ChapterId, chapterTitles } from "#domain/report/chapters.ts";

/** What a chapter is headed with, and its address on the page. */
export function chapterHead(id: ChapterId) {
	return { id, title: chapterTitles[id] };
}
