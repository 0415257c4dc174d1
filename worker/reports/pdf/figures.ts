import type { FigureDto, ProvenanceDto, SourceDto } from "#domain/base/evidence-dto.ts";
import {
	figureInWords,
	provenanceInWords,
	provenanceKind,
	sourceDateInWords,
} from "#domain/base/evidence-text.ts";
import { shortDateInWords } from "#domain/base/words.ts";
import {
	checkedInWords,
	type RuleSource,
	ruleLine,
} from "#domain/telling/report/compliance/compliance-section.ts";
import { type Block, block, inCompany } from "./block.ts";
import { grid } from "./grid.ts";
import { CONTENT_WIDTH, colours, type TextStyle, type } from "./style.ts";
import { type RowCell, tableRow } from "./table-row.ts";
import type { Tag } from "./tags.ts";
import { linked, paragraph } from "./text.ts";

const LABEL_SHARE = 0.31;
const COLUMN_GAP = 14;
const PADDING = 1.9;

/** Brings fine print down onto the line of the figure beside it. */
const ONTO_THE_LINE = block(1.6, () => undefined);

const big: TextStyle = { size: 12.5, leading: 16, weight: "semibold", colour: colours.ink };

/** What a label stands for, with no provenance of its own. */
export type Plain = { readonly label: string; readonly text: string };

/** Figures, a row each: its name, then the figure and where it comes from, or its gap in words. `whole`: the table that they are of. */
export function figureRows(
	figures: readonly FigureDto[],
	{ sentences = false, whole = { name: "Table" } }: { sentences?: boolean; whole?: Tag } = {},
): readonly Block[] {
	const valueShare = sentences ? 0.29 : 0.17;
	const fineX = CONTENT_WIDTH * (LABEL_SHARE + valueShare);
	return inCompany(
		figures.map((figure) => {
			const value = figureInWords(figure);
			if (figure.evidence.value === null) {
				return row(whole, figure.label, [
					alone(paragraph(value, { width: CONTENT_WIDTH - valueX })),
				]);
			}
			const style = sentences ? type.body : type.strong;
			const width = CONTENT_WIDTH * valueShare - COLUMN_GAP;
			const fine = [ONTO_THE_LINE, ...fineLines(figure, CONTENT_WIDTH - fineX)];
			return row(whole, figure.label, [
				{ x: valueX, blocks: paragraph(value, { style, width }), tag: { name: "TD" } },
				{ x: fineX, blocks: fine, tag: { name: "TD" } },
			]);
		}),
	);
}

/** Labels and texts, a row each. */
export function plainRows(lines: readonly Plain[], whole: Tag): readonly Block[] {
	return lines.map(({ label, text }) =>
		row(whole, label, [
			alone(paragraph(text, { style: type.strong, width: CONTENT_WIDTH - valueX })),
		]),
	);
}

const valueX = CONTENT_WIDTH * LABEL_SHARE;

/** What stands in the place of a figure and of where it comes from. */
function alone(blocks: readonly Block[]): RowCell {
	return { x: valueX, blocks, tag: { name: "TD", columns: 2 } };
}

function row(whole: Tag, label: string, cells: readonly RowCell[]): Block {
	const left = paragraph(label, { style: type.soft, width: valueX - COLUMN_GAP });
	const head: RowCell = { x: 0, blocks: left, tag: { name: "TH", scope: "Row" } };
	const content = tableRow({ name: "TR" }, [head, ...cells]);
	const height = content.height + 2 * PADDING;
	return block(height, (sheet, x, y) => {
		sheet.tagged(whole, () => content.draw(sheet, x, y + PADDING));
		sheet.rule([x, y + height], [x + CONTENT_WIDTH, y + height], colours.line, 0.5);
	});
}

/** Labels and texts as the numbers that matter, `columns` abreast. */
export function plainGrid(lines: readonly Plain[], columns: number): readonly Block[] {
	return grid(
		lines.map(({ label, text }) => (width: number) => [
			...paragraph(label, { style: type.small, width }),
			...paragraph(text, { style: big, width }),
		]),
		{ columns, gap: 5 },
	);
}

function fineLines({ evidence }: FigureDto, width: number): readonly Block[] {
	const { value, coverage, note } = evidence;
	const method = value !== null && coverage === "estimated" && note !== null ? note : "";
	return [
		...paragraph(provenanceLine(evidence), { style: type.fine, width }),
		...paragraph(method, { style: type.fine, width }),
	];
}

/** Where a rule was read. A rule that no one has read there says so, and one that is due to be read again. */
export function ruleSource(rule: RuleSource, width = CONTENT_WIDTH): readonly Block[] {
	return linked(ruleLine(rule), rule.url, { style: type.fine, width });
}

/** When rules were last read, once for all of them; nothing where none was. */
export function checkedLine(
	rules: readonly Pick<RuleSource, "lastChecked" | "updateDue">[],
): readonly Block[] {
	return paragraph(checkedInWords(rules) ?? "", { style: type.fine });
}

/** The line under a figure: "Typical of Manchester 026 · 214 records · Census 2021, May 2026". */
export function provenanceLine(provenance: ProvenanceDto): string {
	const { sample, sources } = provenance;
	const parts = [
		provenanceInWords(provenance),
		...(sample === null ? [] : [`${sample.toLocaleString("en-GB")} records`]),
		...(provenanceKind(provenance) === "visitor" ? [] : sources.map(sourceInWords)),
	];
	return [...new Set(parts)].join(" · ");
}

function sourceInWords(source: SourceDto): string {
	const { name, asOf } = source;
	return asOf ? `${name}, ${sourceDateInWords(source, shortDateInWords)}` : name;
}
