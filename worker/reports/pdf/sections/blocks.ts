import type { Block, ChapterContent } from "#domain/report/blocks.ts";
import { chapter } from "../chapter.ts";
import { figureRows, provenanceLine } from "../figures.ts";
import { below, type Strip } from "../strip.ts";
import { type } from "../style.ts";
import { table } from "../table.ts";
import { paragraph } from "../text.ts";

/** A chapter that is made of blocks. */
export function blocksChapter(title: string, { blocks }: ChapterContent): readonly Strip[] {
	return chapter(title, blocks.flatMap(blockStrips));
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
