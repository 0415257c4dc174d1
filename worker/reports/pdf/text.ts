import { type Block, below, block, heading } from "./block.ts";
import type { Link } from "./links.ts";
import { widthOf, wrap } from "./measure.ts";
import { toPrintable } from "./printable.ts";
import type { Sheet } from "./sheet.ts";
import { CONTENT_WIDTH, colours, type TextStyle, type } from "./style.ts";
import type { Tag } from "./tags.ts";

type Paragraph = {
	readonly style?: TextStyle;
	readonly width?: number;
	readonly before?: number;
	/** Right: the lines end at `width`. */
	readonly align?: "left" | "right";
	/** What it is, where its style does not tell. */
	readonly part?: "H2";
};

/** A paragraph, a block a line; the first two lines stay together, and the last two. Of nothing, nothing. */
export function paragraph(text: string, settings: Paragraph = {}): readonly Block[] {
	const { align = "left", width = CONTENT_WIDTH, style = type.body } = settings;
	const end = align === "right" ? width : 0;
	return lines(text, settings, (sheet, line, x, y) => sheet.text(line, x + end, y, style, align));
}

function lines(
	text: string,
	{ style = type.body, width = CONTENT_WIDTH, before = 0, part }: Paragraph,
	drawLine: (sheet: Sheet, line: string, x: number, y: number) => void,
): readonly Block[] {
	const wrapped = wrap(toPrintable(text), style, width);
	const tag: Tag = { name: part ?? partOf(style) };
	return wrapped.map((line, at) =>
		block(style.leading, (sheet, x, y) => sheet.tagged(tag, () => drawLine(sheet, line, x, y)), {
			before: at === 0 ? before : 0,
			withNext: at < wrapped.length - 1 && (at === 0 || at === wrapped.length - 2),
		}),
	);
}

/** Tags of headings follow from their style. */
function partOf(style: TextStyle): "H1" | "H2" | "H3" | "P" {
	switch (style) {
		case type.title:
			return "H1";
		case type.chapter:
			return "H2";
		case type.part:
			return "H3";
		default:
			return "P";
	}
}

/** A paragraph that leads to an address, every line of it underlined; without one it leads nowhere. */
export function linked(
	text: string,
	url: string | null,
	settings: Paragraph = {},
): readonly Block[] {
	return url ? leading(text, { url }, settings) : paragraph(text, settings);
}

/** A paragraph that leads to another place of the file, its lines underlined. */
export function linkedWithin(
	text: string,
	anchor: string,
	settings: Paragraph = {},
): readonly Block[] {
	return leading(text, { anchor }, settings);
}

function leading(text: string, to: Link["to"], settings: Paragraph): readonly Block[] {
	const style = settings.style ?? type.body;
	const link: Link = { name: "Link", text: toPrintable(text), to };
	return lines(text, settings, (sheet, line, x, y) => {
		const width = widthOf(line, style);
		const base = y + style.leading / 2 + style.size * 0.52;
		sheet.tagged(link, () => sheet.text(line, x, y, style));
		sheet.rule([x, base], [x + width, base], colours.edge, 0.4);
		sheet.link(link, { x, y, width, height: style.leading });
	});
}

/** How far the text of a list stands from its marks. */
export const LIST_INDENT = 14;

/** A list, each item led by a dot or, numbered, by its number; neither the first item nor the last stands alone on a page. */
export function list(
	items: readonly string[],
	{
		style = type.body,
		width = CONTENT_WIDTH,
		numbered = false,
	}: Paragraph & { numbered?: boolean } = {},
): readonly Block[] {
	const settings = { style, width: width - LIST_INDENT };
	const blocks = listOf(
		items.map((item) => paragraph(item, settings)),
		{ style, numbered },
	);
	return blocks.flatMap((item, at) => {
		const isHeld = items.length > 1 && (at === 0 || at === items.length - 2);
		return isHeld ? heading(item) : item;
	});
}

/** The items of a list, each led by a dot or its number, which stands beside the first of its blocks. */
export function listOf(
	items: readonly (readonly Block[])[],
	{ style = type.body, numbered = false }: { style?: TextStyle; numbered?: boolean } = {},
): readonly (readonly Block[])[] {
	const whole: Tag = { name: "L", marks: numbered ? "Decimal" : "Disc" };
	return items.map((blocks, at) => {
		const item: Tag = { name: "LI" };
		const label: Tag = { name: "Lbl" };
		const content: Tag = { name: "LBody" };
		const mark = numbered ? `${at + 1}.` : "•";
		return below(
			at === 0 ? 0 : 3,
			blocks.map((each, line) => ({
				...each,
				draw: (sheet, x, y) =>
					sheet.tagged(whole, () =>
						sheet.tagged(item, () => {
							if (line === 0) {
								sheet.tagged(label, () => sheet.text(mark, x, y, style));
							}
							sheet.tagged(content, () => each.draw(sheet, x + LIST_INDENT, y));
						}),
					),
			})),
		);
	});
}
