import { sentence } from "#domain/base/sentence.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import {
	RAISING_RENT,
	type TenancyLine,
} from "#domain/telling/report/possession/possession-section.ts";
import { type Block, below, heading } from "../block.ts";
import { chapter, part } from "../chapter.ts";
import { checkedLine, ruleSource } from "../figures.ts";
import { grid } from "../grid.ts";
import { type } from "../style.ts";
import { paragraph } from "../text.ts";

/** How the home comes back from a tenant and how its rent rises; above it what we have not checked. */
export function possessionChapter(document: ReportDocument): readonly Block[] {
	const { homeBack, rent, notChecked } = document.possession;
	return chapter(document, "possession", [
		...heading(paragraph(notChecked ?? "", { style: type.strong })),
		...rules(homeBack),
		...part(RAISING_RENT, rules(rent)),
		...below(3, checkedLine([...homeBack, ...rent])),
	]);
}

/** Two abreast, as the duties are. */
function rules(lines: readonly TenancyLine[]): readonly Block[] {
	return grid(
		lines.map((line) => (width: number) => [
			...paragraph(line.what, { style: type.item, width }),
			...paragraph(sentence(line.how), { style: type.small, width }),
			...ruleSource(line, width),
		]),
	);
}
