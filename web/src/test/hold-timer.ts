import { vi } from "vitest";

/** Keeps every timer of so many milliseconds from ending before the test lets it: on a busy machine a second is over before a test has looked. */
export function holdTimer(milliseconds: number) {
	const { setTimeout: begin, clearTimeout: cancel } = window;
	const held = new Map<number, () => void>();
	vi.spyOn(window, "setTimeout").mockImplementation(((act: () => void, delay?: number) => {
		if (delay !== milliseconds) {
			return begin(act, delay);
		}
		// No timer of the browser's own has such a number.
		const id = -1 - held.size;
		held.set(id, act);
		return id;
	}) as typeof window.setTimeout);
	vi.spyOn(window, "clearTimeout").mockImplementation((id) => {
		if (!held.delete(Number(id))) {
			cancel(id);
		}
	});
	return {
		/** Whether any is under way. */
		isHeld: () => held.size > 0,
		/** Ends those under way. */
		end: () => {
			for (const [id, act] of held) {
				held.delete(id);
				act();
			}
		},
	};
}
