import { type ComponentType, lazy, Suspense } from "react";
import { useIsInBrowser } from "#web/lib/use-is-in-browser.ts";
import type { CookieKeeperProps } from "./cookie-keeper.tsx";

// After the first paint: the page can be read before anything is chosen or counted. Without its code neither happens.
const CookieKeeper = lazy<ComponentType<CookieKeeperProps>>(() =>
	import("./cookie-keeper.tsx").then(
		({ CookieKeeper: keeper }) => ({ default: keeper }),
		() => ({ default: () => null }),
	),
);

/** Where the cookie banner stands. It is no part of a page that was drawn when the product was built, nor of its first drawing here. */
export function CookieBannerSlot(props: CookieKeeperProps) {
	return useIsInBrowser() ? (
		<Suspense>
			<CookieKeeper {...props} />
		</Suspense>
	) : null;
}
