import type { Block, ChapterContent } from "#domain/report/blocks.ts";
import type { ChapterId } from "#domain/report/chapter-titles.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { chapter } from "../chapter.ts";
import { figureRows, provenanceLine } from "../figures.ts";
import { below, type Strip } from "../strip.ts";
import { type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** A chapter that is made of blocks. */
export function blocksChapter(
	document: ReportDocument,
	id: ChapterId,
	{ blocks }: ChapterContent,
): readonly Strip[] {
	return chapter(document, id, blocks.flatMap(blockStrips));
}

function blockStrips(block: Block): readonly Strip[] {
	switch (block.kind) {
		case "figures":
			return figureRows(block.figures, { sentences: block.areSentences ?? false });
		case "table":
			return [
				...table({ columns: block.columns, rows: block.rows.map((cells) => ({ cells })) }),
				...below(3, paragraph(provenanceLine(block.provenance), { style: type.fine })),
			];
	}
}
