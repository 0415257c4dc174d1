import type { Claim, Narrative, ReportDocument } from "#domain/report/document.ts";
import { chapter, part } from "../chapter.ts";
import { CONTENT_WIDTH, type } from "../look.ts";
import { below, beside, type Strip } from "../strip.ts";
import { list, paragraph } from "../text.ts";

/** The second page: risks, what to do, and what is open. */
export function findingsPage(document: ReportDocument): readonly Strip[] {
	const { narrative, flags, unchecked } = document;
	return [
		...chapter("Key Investment Risks", claims(narrative.keyRisks)),
		...chapter("Investment Recommendations", claims(narrative.recommendations)),
		...below(6, paragraph(writtenBy(narrative), { style: type.fine })),
		...chapter("Regulatory Red Flags", list(flags, { style: type.reading })),
		...part("Not checked", openLines(unchecked)),
	];
}

function claims(each: readonly Claim[]): readonly Strip[] {
	return list(
		each.map(({ text }) => text),
		{ numbered: true, style: type.reading },
	);
}

/** Who worded it, rules or a language model. Source: DECISIONS 7. */
function writtenBy({ writtenBy: author, model }: Narrative): string {
	return author === "rules"
		? "Risks and recommendations were written by our rules from the facts of this report. No language model had a part in it."
		: `Risks and recommendations were worded by a language model${model ? ` (${model})` : ""} from the facts of this report. A sentence with a number or a place that is not among them is left out.`;
}

/** The names of the gaps, in two columns; why each is open stands in a chapter of its own. */
function openLines(unchecked: ReportDocument["unchecked"]): readonly Strip[] {
	const half = Math.ceil(unchecked.length / 2);
	const width = CONTENT_WIDTH / 2 - 12;
	const column = (from: number, to: number) =>
		list(
			unchecked.slice(from, to).map(({ what }) => what),
			{ style: type.small, width },
		);
	return unchecked.length === 0
		? []
		: [
				beside([
					[0, column(0, half)],
					[CONTENT_WIDTH / 2 + 6, column(half, unchecked.length)],
				]),
			];
}
