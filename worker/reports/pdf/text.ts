import { widthOf, wrap } from "./measure.ts";
import { toPrintable } from "./printable.ts";
import type { Sheet } from "./sheet.ts";
import { below, heading, type Strip, strip } from "./strip.ts";
import { CONTENT_WIDTH, colours, type TextStyle, type } from "./style.ts";
import type { Tag } from "./tags.ts";

type Paragraph = {
	readonly style?: TextStyle;
	readonly width?: number;
	readonly before?: number;
	/** Right: the lines end at `width`. */
	readonly align?: "left" | "right";
};

/** A paragraph, a strip a line; the first two lines stay together, and the last two. Of nothing, nothing. */
export function paragraph(
	text: string,
	{ style = type.body, width = CONTENT_WIDTH, before = 0, align = "left" }: Paragraph = {},
): readonly Strip[] {
	const lines = wrap(toPrintable(text), style, width);
	const end = align === "right" ? width : 0;
	const tag: Tag = { name: tagOf(style) };
	return lines.map((line, at) =>
		strip(
			style.leading,
			(sheet, x, y) => sheet.tagged(tag, () => sheet.text(line, x + end, y, style, align)),
			{
				before: at === 0 ? before : 0,
				withNext: at < lines.length - 1 && (at === 0 || at === lines.length - 2),
			},
		),
	);
}

/** Headings are told by their style. */
function tagOf(style: TextStyle): Tag["name"] {
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

/** A paragraph that leads to an address, every line of it underlined. */
export function linked(text: string, url: string, settings: Paragraph = {}): readonly Strip[] {
	const style = settings.style ?? type.body;
	return underlined(text, settings, (sheet, x, y, width) =>
		sheet.link(x, y, { width, height: style.leading }, url),
	);
}

function underlined(
	text: string,
	settings: Paragraph,
	onLine: (sheet: Sheet, x: number, y: number, width: number) => void,
): readonly Strip[] {
	const style = settings.style ?? type.body;
	const lines = wrap(toPrintable(text), style, settings.width ?? CONTENT_WIDTH);
	return paragraph(text, settings).map((each, at) => ({
		...each,
		draw: (sheet, x, y) => {
			each.draw(sheet, x, y);
			const width = widthOf(lines[at] ?? "", style);
			const base = y + style.leading / 2 + style.size * 0.52;
			sheet.rule([x, base], [x + width, base], colours.edge, 0.4);
			onLine(sheet, x, y, width);
		},
	}));
}

/** A paragraph that leads to another place of the file, its lines underlined. */
export function linkedWithin(
	text: string,
	anchor: string,
	settings: Paragraph = {},
): readonly Strip[] {
	const style = settings.style ?? type.body;
	return underlined(text, settings, (sheet, x, y, width) =>
		sheet.linkWithin(x, y, { width, height: style.leading }, anchor),
	);
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
): readonly Strip[] {
	return items.flatMap((item, at) => {
		const number = numbered ? `${at + 1}.` : "•";
		const lines = listItem(number, paragraph(item, { style, width: width - LIST_INDENT }), style);
		const isHeld = items.length > 1 && (at === 0 || at === items.length - 2);
		return below(at === 0 ? 0 : 3, isHeld ? heading(lines) : lines);
	});
}

/** Strips behind a mark, which stands beside the first of them. */
export function listItem(
	mark: string,
	strips: readonly Strip[],
	style: TextStyle = type.body,
): readonly Strip[] {
	return strips.map((each, at) => ({
		...each,
		draw: (sheet, x, y) => {
			if (at === 0) {
				sheet.text(mark, x, y, style);
			}
			each.draw(sheet, x + LIST_INDENT, y);
		},
	}));
}
