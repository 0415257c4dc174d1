import type { Locator } from "vitest/browser";

/** Two presses so close that the screen could not change in between. */
export function pressTwice(button: Locator): void {
	const element = button.element();
	if (!(element instanceof HTMLElement)) {
		throw new Error("that cannot be pressed");
	}
	element.click();
	element.click();
}
