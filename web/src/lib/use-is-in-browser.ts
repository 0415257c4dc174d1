import { useSyncExternalStore } from "react";

/** False for a page as it was drawn when the product was built, and for its first drawing here, which has to be the same. */
export function useIsInBrowser(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
}

function neverChanges(): () => void {
	return () => undefined;
}
