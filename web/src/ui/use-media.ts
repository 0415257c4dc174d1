import { useSyncExternalStore } from "react";

/** Whether a media query holds; follows its changes. False without a window, and for the first drawing of what was drawn there. */
export function useMedia(query: string): boolean {
	return useSyncExternalStore(
		(onChange) => {
			const list = window.matchMedia(query);
			list.addEventListener("change", onChange);
			return () => list.removeEventListener("change", onChange);
		},
		() => window.matchMedia(query).matches,
		() => false,
	);
}
