import { screens } from "#domain/base/screens.ts";
import { SupportLink } from "#web/lib/public-text.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Section } from "./section.tsx";
import styles from "./sections.module.css";

/** Where to read, and whom to ask. Source: Rule SCREEN-2. */
export function SupportSection() {
	return (
		<Section id="support" title="Support">
			<div className={`stack one-column gap-5 across-7 ${styles["ways"]}`}>
				<div className={`stack gap-3 packed from-start ${styles["way"]}`}>
					<h3 className="text-ml">Read how it works</h3>
					<p className="soft text-m measure-34">
						The method of the score with its tables, the energy bands, the licensing rules of each
						nation, and every source with its date.
					</p>
					<ButtonLink look="secondary" to={screens.documentation}>
						Documentation
					</ButtonLink>
				</div>
				<div className={`stack gap-3 packed from-start ${styles["way"]}`}>
					<h3 className="text-ml">Ask us</h3>
					<p className="soft text-m measure-34">
						About a report, a payment, a refund or your account. We say where a figure comes from
						and what we could not check. Whether to buy we cannot say: that would be advice.
					</p>
					<SupportLink className={styles["contact"] ?? ""}>Contact support</SupportLink>
					<p className={styles["unset"]}>No address for questions is published at the moment.</p>
				</div>
			</div>
		</Section>
	);
}
