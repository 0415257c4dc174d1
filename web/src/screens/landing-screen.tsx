import { publicPages } from "#domain/site/public-pages.ts";
import { ClaimList } from "#web/features/welcome/claims.tsx";
import { LandingCall } from "#web/features/welcome/landing-call.tsx";
import { LandingFeatures } from "#web/features/welcome/landing-features.tsx";
import { LandingHero } from "#web/features/welcome/landing-hero.tsx";
import { LandingSteps } from "#web/features/welcome/landing-steps.tsx";
import { useDocumentTitle } from "#web/lib/document-title.ts";
import styles from "./screens.module.css";

/** The page to link to from outside, for those who have no account. Source: Rule SCREEN-3. */
export function LandingScreen() {
	useDocumentTitle(publicPages.landing.title);
	return (
		<div className={`stack one-column ${styles["landing"]}`}>
			<LandingHero />
			<LandingFeatures />
			<LandingSteps />
			<ClaimList />
			<LandingCall />
		</div>
	);
}
