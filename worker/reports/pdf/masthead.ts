import { type Block, block } from "./block.ts";
import { CONTENT_WIDTH, colours, type } from "./style.ts";

/** The product's name over a rule: how a page begins that is about several homes. */
export function masthead(product: string): Block {
	return block(16, (sheet, x, y) => {
		sheet.text(product, x, y, { ...type.leadStrong, colour: colours.accent });
		sheet.rule([x, y + 19], [x + CONTENT_WIDTH, y + 19], colours.accent, 1.5);
	});
}
