import { APP_NAME } from "#domain/product.ts";
import { attributions } from "#web/lib/attributions.ts";
import { PublicText } from "#web/lib/public-text.tsx";
import { SimulatorNote } from "#web/lib/simulator-note.tsx";
import { FooterLinks } from "./footer-links.tsx";
import styles from "./site-footer.module.css";

/** Where else to look, who answers, and what the licences of the data ask to be shown. */
export function FooterBody() {
	return (
		<div className={styles["body"]}>
			<FooterLinks />
			<p className={styles["advice"]}>
				{APP_NAME} gives information, not financial or legal advice.
			</p>
			<p>{attributions.join(" ")}</p>
			<Company />
			<SimulatorNote />
		</div>
	);
}

/** The parts that are not set are empty, and the style sheet leaves out what would lead to them. */
function Company() {
	return (
		<p className={styles["company"]}>
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
