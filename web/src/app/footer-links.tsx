import { Link } from "react-router";
import { publicPages } from "#domain/public-pages.ts";
import { openCookieSettings } from "#web/lib/consent.ts";
import { SupportLink } from "#web/lib/public-text.tsx";
import styles from "./site-footer.module.css";

const { documentation, subscription, ...others } = publicPages;
const legal = [
	others.termsOfService,
	others.privacyPolicy,
	others.cookiePolicy,
	others.dataProtection,
];

/** Ways on from the foot of a screen. */
export function FooterLinks() {
	return (
		<nav className={styles["nav"]} aria-label="More about this site">
			<ul className={styles["links"]}>
				{[documentation, subscription].map(PageLink)}
				<li>
					<SupportLink>Support</SupportLink>
				</li>
			</ul>
			<ul className={styles["links"]}>
				{legal.map(PageLink)}
				<li>
					<button type="button" onClick={openCookieSettings}>
						Cookie settings
					</button>
				</li>
			</ul>
		</nav>
	);
}

function PageLink({ path, title }: { path: string; title: string }) {
	return (
		<li key={path}>
			<Link to={path}>{title}</Link>
		</li>
	);
}
