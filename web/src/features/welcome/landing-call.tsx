import { screens } from "#domain/base/screens.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./landing.module.css";

/** The way in, at the end. */
export function LandingCall() {
	return (
		<section
			className={`stack gap-3 from-start framed rounded ${styles["call"]}`}
			aria-labelledby="landing-call"
		>
			<h2 id="landing-call" className={styles["call-title"]}>
				Start with the home you have in mind
			</h2>
			<p className={styles["call-text"]}>
				An account keeps your reports and your plan. To look at a postcode, or to buy one report,
				you need none.
			</p>
			<div className={`row wrap gap-3 above-2 ${styles["call-ways"]}`}>
				<JoinLink />
				<ButtonLink look="secondary" to={screens.home}>
					Try a postcode first
				</ButtonLink>
			</div>
		</section>
	);
}

/** The call to action: the Worker leads on to signing up. Source: Rule SITE-3. */
export function JoinLink() {
	return (
		<ButtonLink to="/api/login?tab=sign-up" reloadDocument>
			Create your account
		</ButtonLink>
	);
}
