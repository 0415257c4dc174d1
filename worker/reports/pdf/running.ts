import { toPrintable } from "./printable.ts";
import type { Sheet } from "./sheet.ts";
import { body, colours, type } from "./style.ts";

/** What stands at the edge of every page. */
type Running = {
	readonly head: string;
	readonly product: string;
	readonly foot: string;
};

const HEAD_Y = 24;
const FOOT_Y = 807;

/** Head and foot of every page: of what home, which report, and page x of y. The first page has a head of its own. */
export function drawRunning(sheet: Sheet, { head, product, foot }: Running): void {
	const count = sheet.pages;
	for (let number = 1; number <= count; number++) {
		sheet.turnTo(number);
		if (number > 1) {
			sheet.aside(() => drawHead(sheet, { head, product }), "Header");
		}
		sheet.aside(() => drawFoot(sheet, foot, `Page ${number} of ${count}`), "Footer");
	}
}

function drawHead(sheet: Sheet, { head, product }: Omit<Running, "foot">): void {
	sheet.text(toPrintable(head), body.left, HEAD_Y, type.fine);
	sheet.text(toPrintable(product), body.right, HEAD_Y, type.fine, "right");
	sheet.rule([body.left, HEAD_Y + 14], [body.right, HEAD_Y + 14], colours.line);
}

function drawFoot(sheet: Sheet, foot: string, number: string): void {
	sheet.rule([body.left, FOOT_Y - 6], [body.right, FOOT_Y - 6], colours.line);
	sheet.text(toPrintable(foot), body.left, FOOT_Y, type.fine);
	sheet.text(number, body.right, FOOT_Y, type.fine, "right");
}
