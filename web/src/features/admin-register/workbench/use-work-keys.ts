import { useEffectEvent, useLayoutEffect } from "react";

/** What a key does, by the key as the browser names it. */
export type WorkKeys = Readonly<Record<string, () => void>>;

/** Does what its keys say while nothing is typed and no dialog is open; a key that is held down counts once. */
export function useWorkKeys(keys: WorkKeys): void {
	const press = useEffectEvent((event: KeyboardEvent) => {
		const act = keys[event.key];
		if (act && !isTaken(event)) {
			event.preventDefault();
			act();
		}
	});
	// A layout effect: a key pressed right after the row appears must not be lost.
	useLayoutEffect(() => {
		const listen = (event: KeyboardEvent) => press(event);
		document.addEventListener("keydown", listen);
		return () => document.removeEventListener("keydown", listen);
	}, []);
}

/** Radio buttons and checkboxes take no letters, so keys work on while one has the focus. */
const TYPED_IN = "input:not([type='radio'], [type='checkbox']), textarea, select";

/** Whether a key press is for something else: the browser, a field, a dialog. */
function isTaken({ target, defaultPrevented, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) {
	return (
		defaultPrevented ||
		repeat ||
		ctrlKey ||
		metaKey ||
		altKey ||
		document.querySelector("dialog[open]") !== null ||
		(target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_IN)))
	);
}
