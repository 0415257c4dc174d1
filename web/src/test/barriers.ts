import axe, { type ElementContext } from "axe-core";
import { axeOptions } from "#tools/browser/axe-options.ts";

/** What stands in the way of people, by axe's rules: a line each. Colours on their way to others are none. */
export async function barriers(context: ElementContext = document): Promise<string[]> {
	const changing = document.getAnimations().filter((each) => each instanceof CSSTransition);
	await Promise.all(changing.map(({ finished }) => finished));
	const { violations } = await axe.run(context, axeOptions);
	return violations.map(
		({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join("; ")})`,
	);
}
