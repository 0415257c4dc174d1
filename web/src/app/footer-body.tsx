import { Link } from "react-router";
import { APP_NAME } from "#domain/base/product.ts";
import { STATUS_PAGE, screens } from "#domain/base/screens.ts";
import { publicPages } from "#domain/site/public-pages.ts";
import { attributions } from "#web/lib/attributions.ts";
import { openCookieSettings } from "#web/lib/consent.ts";
import { PublicText, SupportLink } from "#web/lib/public-text.tsx";
import { SimulatorNote } from "#web/lib/simulator-note.tsx";
import styles from "./shell.module.css";

const { documentation, register, subscription, ...others } = publicPages;
const legal = [
	others.termsOfService,
	others.privacyPolicy,
	others.cookiePolicy,
	others.dataProtection,
	others.accessibility,
];

/** Where else to look, who answers, and what the licences of the data ask to be shown. */
export function FooterBody() {
	return (
		<div className={`stack one-column gap-2 ${styles["body"]}`}>
			<FooterLinks />
			<p className="ink medium">{APP_NAME} gives information, not financial or legal advice.</p>
			<p>{attributions.join(" ")}</p>
			<Company />
			<SimulatorNote />
		</div>
	);
}

/** The parts that are not set are empty, and the style sheet leaves out what would lead to them. */
function Company() {
	return (
		<p>
			© <PublicText name="company-name" otherwise={APP_NAME} />
			<span className={styles["number"]}>
				<PublicText name="company-number" otherwise="" />
			</span>
			<span className={styles["address"]}>
				<PublicText name="company-address" otherwise="" />
			</span>
		</p>
	);
}

/** Ways on from the foot of a screen. */
function FooterLinks() {
	return (
		<nav className={styles["nav"]} aria-label="More about this site">
			<ul className={styles["links"]}>
				{[documentation, { path: screens.areas, title: "Councils" }, register, subscription].map(
					PageLink,
				)}
				<li>
					<SupportLink>Support</SupportLink>
				</li>
				<li>
					<a href={STATUS_PAGE}>Status</a>
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
