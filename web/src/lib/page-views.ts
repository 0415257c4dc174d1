import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { screenAt } from "#domain/base/screens.ts";
import { api, nameless } from "./api.ts";
import { useConsent } from "./consent.ts";

/**
 * Counts each screen that is opened, once the visitor has agreed to being counted and for as long as they do. A new query or
 * fragment is no new screen.
 */
export function usePageViews(): void {
	const { pathname } = useLocation();
	const isAgreed = useConsent()?.analytics === true;
	const open = useRef({ pathname: "", isCounted: false });
	useEffect(() => {
		if (open.current.pathname !== pathname) {
			open.current = { pathname, isCounted: false };
		}
		if (isAgreed && !open.current.isCounted) {
			open.current.isCounted = true;
			countView(pathname);
		}
	}, [pathname, isAgreed]);
}

/** No screen waits for it or shows that it failed: it is for us, not for the visitor. */
function countView(path: string): void {
	const screen = screenAt(path);
	if (screen === null || screen === "admin") {
		return;
	}
	void api["page-views"].$post({ json: { screen } }, { init: nameless }).catch(() => undefined);
}
