import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { type ScreenName, screenAt } from "#domain/base/screens.ts";
import { onCookieSettingsOpened, useConsent } from "#web/lib/consent.ts";
import { usePageViews } from "#web/lib/page-views.ts";
import { CookieBanner } from "./cookie-banner.tsx";

/** Screens on which somebody reads an answer, states figures or pays. */
const deciding: readonly (ScreenName | null)[] = [
	"property",
	"report",
	"shared",
	"checkout",
	"subscriptionCheckout",
	"subscriptionCheckoutToo",
];

/** Whether nothing may lie over the screen at a path: there the question waits at its end. Nothing is counted meanwhile. */
function isDeciding(pathname: string): boolean {
	return deciding.includes(screenAt(pathname));
}

export type CookieKeeperProps = {
	/** Where the focus goes on when the banner goes, unless it came from somewhere. */
	main: RefObject<HTMLElement | null>;
};

/**
 * Asks while nothing was chosen, and whenever somebody wants to see the settings; counts what they agreed to have counted. A banner
 * that is closed without a choice stays away for this visit.
 */
export function CookieKeeper({ main }: CookieKeeperProps) {
	const consent = useConsent();
	const [view, setView] = useState<"choice" | "settings" | "closed">("choice");
	const [timesOpened, setTimesOpened] = useState(0);
	const askedFrom = useRef<Element | null>(null);
	const { pathname } = useLocation();
	usePageViews();
	useEffect(
		() =>
			onCookieSettingsOpened(() => {
				askedFrom.current = document.activeElement;
				setView("settings");
				setTimesOpened((times) => times + 1);
			}),
		[],
	);

	const giveFocusBack = () => {
		const from = askedFrom.current;
		const next = from instanceof HTMLElement && from.isConnected ? from : main.current;
		next?.focus({ preventScroll: true });
	};
	const isShown = view === "settings" || (view === "choice" && consent === null);
	return isShown ? (
		<CookieBanner
			key={timesOpened}
			place={view === "choice" && isDeciding(pathname) ? "in-page" : "over-page"}
			consent={consent}
			isAskedFor={view === "settings"}
			onClose={() => setView("closed")}
			giveFocusBack={giveFocusBack}
		/>
	) : null;
}
