import { RegisterSection } from "#web/features/admin-register/register-section.tsx";
import { SuggestionsSection } from "#web/features/admin-suggestions/suggestions-section.tsx";
import styles from "./settings-tab.module.css";

/** What verdicts rest on, and what visitors say is wrong in it. */
export function RegisterTab() {
	return (
		<div className={styles["system"]}>
			<h2 className={styles["title"]}>Licensing</h2>
			<RegisterSection />
			<SuggestionsSection />
		</div>
	);
}
