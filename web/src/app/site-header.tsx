import { type ComponentType, lazy, Suspense } from "react";
import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { WORD_MARK } from "#web/lib/product.ts";
import styles from "./site-header.module.css";

// Who looks is not known at the first paint anyway, so the menu need not weigh on it.
const SiteMenu = lazy<ComponentType>(() =>
	import("./site-menu.tsx").then(
		({ SiteMenu: menu }) => ({ default: menu }),
		() => ({ default: () => null }),
	),
);

/** The band at the top of every screen. */
export function SiteHeader() {
	const [first, second] = WORD_MARK;
	return (
		<header className={styles["header"]}>
			<div className={styles["row"]}>
				<Link className={styles["brand"]} to={screens.home}>
					{first}
					<b>{second}</b>
				</Link>
				<Suspense>
					<SiteMenu />
				</Suspense>
			</div>
		</header>
	);
}
