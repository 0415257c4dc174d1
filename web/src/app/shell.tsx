import { type ReactNode, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router";
import { CookieBannerSlot } from "#web/features/cookie-banner/cookie-banner-slot.tsx";
import styles from "./shell.module.css";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/**
 * What surrounds every screen. A new screen takes the focus, so that a keyboard or a reader starts at its top; an address with
 * a fragment leads to a part of the screen, which sees to the focus itself.
 */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
	const main = useRef<HTMLElement>(null);
	const { pathname, hash } = useLocation();
	const drawn = useRef(pathname);
	useEffect(() => {
		if (drawn.current !== pathname) {
			drawn.current = pathname;
			if (hash === "") {
				main.current?.focus({ preventScroll: true });
			}
		}
	}, [pathname, hash]);
	return (
		<div className={styles["shell"]}>
			<a className={styles["skip"]} href="#main">
				Skip to the content
			</a>
			<SiteHeader />
			<main id="main" ref={main} tabIndex={-1} className={styles["main"]}>
				{children}
			</main>
			<CookieBannerSlot main={main} />
			<SiteFooter />
			<ScrollRestoration />
		</div>
	);
}
