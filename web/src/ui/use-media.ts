import { useSyncExternalStore } from "react";

/** Whether a media query holds, and again whenever that changes. */
export function useMedia(query: string): boolean {
	return useSyncExternalStore(
		(onChange) => {
			const list = window.matchMedia(query);
			list.addEventListener("change", onChange);
			return () => list.removeEventListener("change", onChange);
		},
		() => window.matchMedia(query).matches,
	);
}
