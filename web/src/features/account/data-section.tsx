import { ButtonLink } from "#web/ui/button.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";

/** Everything that is kept about the visitor, as a file. */
export function DataExportSection() {
	return (
		<SettingsSection
			title="Your data"
			about={<p>Everything we keep about you, in one file (JSON).</p>}
		>
			<ButtonLink look="secondary" reloadDocument download to="/api/account/export">
				Download my data
			</ButtonLink>
		</SettingsSection>
	);
}
