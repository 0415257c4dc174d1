import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Parts of the home page that addresses lead to, as their fragments, in the order of the header. Source: Rule SCREEN-2. */
export const homeAnchors = [
	{ id: "features", name: "Features" },
	{ id: "pricing", name: "Pricing" },
	{ id: "examples", name: "Examples" },
	{ id: "support", name: "Support" },
] as const;

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
