import { useId } from "react";
import { RegisterSection } from "#web/features/admin-register/register-section.tsx";
import { SuggestionsSection } from "#web/features/admin-suggestions/suggestions-section.tsx";
import styles from "./screens.module.css";

/** What verdicts rest on, and what visitors say is wrong in it. */
export function RegisterTab() {
	const id = useId();
	return (
		<div className={styles["settings"]}>
			<section className={`stack one-column gap-6 ruled ${styles["system"]}`} aria-labelledby={id}>
				<h2 className="text-l" id={id}>
					Licensing
				</h2>
				<RegisterSection />
				<SuggestionsSection />
			</section>
		</div>
	);
}
