import { useId } from "react";
import { AuditSection } from "#web/features/admin-audit/audit-section.tsx";
import { PaymentSection } from "#web/features/admin-settings/payment-section.tsx";
import { BackupSection } from "#web/features/admin-system/backup-section.tsx";
import { ConfigurationSection } from "#web/features/admin-system/configuration-section.tsx";
import { DataSection } from "#web/features/admin-system/data-section.tsx";
import { MailSection } from "#web/features/admin-system/mail-section.tsx";
import { TablesSection } from "#web/features/admin-system/tables-section.tsx";
import styles from "./screens.module.css";

/** What an administrator sets and looks after. Source: Rule SCREEN-32. */
export function SettingsTab() {
	const id = useId();
	return (
		<div className={styles["settings"]}>
			<PaymentSection />
			<section className={`stack one-column gap-6 ruled ${styles["system"]}`} aria-labelledby={id}>
				<h2 className="text-l" id={id}>
					System Settings
				</h2>
				<DataSection />
				<TablesSection />
				<BackupSection />
				<MailSection />
				<ConfigurationSection />
				<AuditSection />
			</section>
		</div>
	);
}
