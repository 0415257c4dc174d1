import { screens } from "#domain/screens.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { CostLine } from "./cost-line.tsx";
import { JoinLink } from "./join-link.tsx";
import { LandingExample } from "./landing-example.tsx";
import styles from "./landing-hero.module.css";

/** What the product is for, in one screenful, beside a preview as it stands today. */
export function LandingHero() {
	return (
		<div className={styles["hero"]}>
			<div className={styles["words"]}>
				<h1 className={styles["title"]}>Know what could go wrong before you buy to let.</h1>
				<p className={styles["lede"]}>
					Enter a postcode and read what its energy certificates, licensing schemes, rents and sales
					mean for letting a home there. Every figure has a source and a date.
				</p>
				<div className={styles["ways"]}>
					<JoinLink />
					<ButtonLink look="secondary" to={screens.home}>
						Try a postcode first
					</ButtonLink>
				</div>
				<CostLine />
			</div>
			<LandingExample />
		</div>
	);
}
