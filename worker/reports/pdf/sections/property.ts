import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { figureLabels } from "#domain/telling/report/words/figure-words.ts";
import { type Block, inCompany } from "../block.ts";
import { chapter } from "../chapter.ts";
import { figureRows, plainRows } from "../figures.ts";
import type { Tag } from "../tags.ts";

/** What the home is. */
export function propertyChapter(document: ReportDocument): readonly Block[] {
	const { home, property } = document;
	const where = [
		...(home.address ? [{ label: figureLabels.address, text: home.address }] : []),
		{ label: figureLabels.postcode, text: home.postcode },
	];
	const whole: Tag = { name: "Table" };
	return chapter(
		document,
		"property",
		inCompany([...plainRows(where, whole), ...figureRows(property, { whole })]),
	);
}
