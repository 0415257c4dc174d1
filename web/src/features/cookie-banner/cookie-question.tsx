import { Link } from "react-router";
import { screens } from "#domain/base/screens.ts";
import type { Consent } from "#web/lib/consent.ts";
import { Button } from "#web/ui/button.tsx";
import { ESSENTIAL_ONLY, EVERYTHING } from "./choices.ts";
import styles from "./cookie-banner.module.css";

type CookieQuestionProps = {
	onChoice: (choice: Consent) => void;
	onCustomize: () => void;
};

/**
 * The question and its three answers, none of which looks better than another. The lines are
 * short, because a long paragraph would be the largest and last thing painted on a phone.
 */
export function CookieQuestion({ onChoice, onCustomize }: CookieQuestionProps) {
	return (
		<div className={`stack gap-3 ${styles["question"]}`}>
			<div className={styles["words"]}>
				<p>Keep your checklist ticks in this browser?</p>
				<p>May we count visits and offers seen, without knowing who you are?</p>
				<CookieLinks />
			</div>
			<div className={styles["answers"]}>
				<Button look="secondary" onClick={() => onChoice(EVERYTHING)}>
					Accept All
				</Button>
				<Button look="secondary" onClick={() => onChoice(ESSENTIAL_ONLY)}>
					Reject Non-Essential
				</Button>
				<Button look="secondary" onClick={onCustomize}>
					Customize Settings
				</Button>
			</div>
		</div>
	);
}

/** Where the whole of it is said. */
export function CookieLinks() {
	return (
		<p>
			See the <Link to={screens.cookiePolicy}>cookie policy</Link> and the{" "}
			<Link to={screens.privacyPolicy}>privacy policy</Link>.
		</p>
	);
}
