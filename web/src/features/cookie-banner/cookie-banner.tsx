import { useEffect, useId, useRef, useState } from "react";
import { type Consent, PROPOSED } from "#web/lib/consent.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useEdgeHeight } from "#web/ui/use-edge-height.ts";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";
import { choose } from "./choices.ts";
import styles from "./cookie-banner.module.css";
import { CookieQuestion } from "./cookie-question.tsx";
import { CookieSettings } from "./cookie-settings.tsx";

export type CookieBannerProps = {
	/** What was chosen before; null when nothing was. */
	consent: Consent | null;
	/** Somebody opened the settings: it begins with them, and takes the focus. */
	isAskedFor: boolean;
	/** Whether it lies over the foot of the window, or stands at the end of the page. */
	place: "over-page" | "in-page";
	/** A choice was made, or it was closed without one. */
	onClose: () => void;
	/** Called just before it goes while the focus is in it. */
	giveFocusBack: () => void;
};

/**
 * Asks what may be kept and counted. Lies over the foot of the window, or stands at the
 * end of a page that nothing may cover. A visitor who does not answer can go on reading.
 * Source: Rule SITE-9.
 */
export function CookieBanner({
	consent,
	isAskedFor,
	place,
	onClose,
	giveFocusBack,
}: CookieBannerProps) {
	const id = useId();
	const region = useRef<HTMLElement>(null);
	const [isInSettings, setIsInSettings] = useState(isAskedFor);
	const [draft, setDraft] = useState(consent ?? PROPOSED);
	useEdgeHeight(region, place === "over-page" ? "--cookie-banner" : null);
	useEffect(() => {
		if (isAskedFor) {
			region.current?.focus();
		}
	}, [isAskedFor]);

	// The button that was pressed goes with its view, so the focus waits at the start of the next.
	const turnTo = (toSettings: boolean) => {
		region.current?.focus();
		region.current?.scrollTo(0, 0);
		setIsInSettings(toSettings);
	};
	const close = () => {
		if (region.current?.contains(document.activeElement)) {
			giveFocusBack();
		}
		onClose();
	};
	const decide = (choice: Consent) => {
		choose(choice);
		close();
	};
	return (
		<section
			ref={region}
			className={`stack gap-1 edged rounded on-card ${styles["banner"]}`}
			aria-labelledby={id}
			tabIndex={-1}
			data-view={isInSettings ? "settings" : "question"}
			data-place={place}
		>
			<p className={styles["title"]} id={id}>
				{isInSettings ? "Cookie settings" : "Your choice about cookies"}
			</p>
			<button type="button" className={styles["close"]} onClick={close}>
				<VisuallyHidden>Close without changing anything</VisuallyHidden>
				<Icon name="cross" size={18} />
			</button>
			{isInSettings ? (
				<CookieSettings
					draft={draft}
					onChange={setDraft}
					onSave={() => decide(draft)}
					onBack={() => turnTo(false)}
				/>
			) : (
				<CookieQuestion onChoice={decide} onCustomize={() => turnTo(true)} />
			)}
		</section>
	);
}
