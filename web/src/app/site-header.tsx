import { Link } from "react-router";
import { WORD_MARK } from "#domain/base/product.ts";
import { screens } from "#domain/base/screens.ts";
import styles from "./shell.module.css";
import { SiteMenu } from "./site-menu.tsx";

/** The band at the top of every screen. */
export function SiteHeader() {
	const [first, second] = WORD_MARK;
	return (
		<header className={styles["header"]}>
			<div className={`row align-center ${styles["row"]}`}>
				<Link
					className={`align-center inline-row target heavy undecorated ${styles["brand"]}`}
					to={screens.home}
				>
					<span>
						{first}
						<b>{second}</b>
					</span>
				</Link>
				<SiteMenu />
			</div>
		</header>
	);
}
