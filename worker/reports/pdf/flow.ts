import { type Block, heightOf } from "./block.ts";
import type { Sheet } from "./sheet.ts";
import { body } from "./style.ts";

/** Where the next block goes. */
type Place = { y: number; isTop: boolean };

/**
 * Puts blocks on pages from the top of the current one on. Blocks that are to stay together are divided only where no page could hold
 * them; a single block never is.
 */
export function flow(sheet: Sheet, blocks: readonly Block[]): void {
	const place: Place = { y: body.top, isTop: true };
	for (const group of groupsOf(blocks)) {
		const gap = place.isTop ? 0 : (group[0]?.before ?? 0);
		if (!place.isTop && place.y + gap + heightOf(group) > body.bottom) {
			turnPage(sheet, place, group[0]?.head ?? null);
		}
		for (const each of group) {
			putDown(sheet, place, each);
		}
	}
}

function putDown(sheet: Sheet, place: Place, each: Block): void {
	const gap = place.isTop ? 0 : each.before;
	if (!place.isTop && place.y + gap + each.height > body.bottom) {
		turnPage(sheet, place, each.head);
	}
	place.y += place.isTop ? 0 : each.before;
	each.draw(sheet, body.left, place.y);
	place.y += each.height;
	place.isTop = false;
}

function turnPage(sheet: Sheet, place: Place, head: Block | null): void {
	sheet.addPage();
	place.y = body.top;
	place.isTop = true;
	if (head) {
		putDown(sheet, place, { ...head, head: null });
		place.isTop = true;
	}
}

/** Blocks that are to share a page. */
function groupsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
	const groups: Block[][] = [];
	let group: Block[] = [];
	for (const each of blocks) {
		group.push(each);
		if (!each.withNext) {
			groups.push(group);
			group = [];
		}
	}
	return group.length > 0 ? [...groups, group] : groups;
}
