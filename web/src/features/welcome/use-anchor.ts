import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * Moves the focus each time an address leads into a part of the screen, also from this very screen. `lead` is given the fragment
 * without its sign and focuses what it stands for; the router scrolls there.
 */
export function useAnchor(lead: (fragment: string) => void): void {
	const { hash, key } = useLocation();
	const ledHereBy = useRef<string>(null);
	useEffect(() => {
		if (hash !== "" && ledHereBy.current !== key) {
			ledHereBy.current = key;
			lead(hash.slice(1));
		}
	}, [hash, key, lead]);
}
