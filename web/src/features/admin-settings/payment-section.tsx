import { useQuery } from "@tanstack/react-query";
import { QueryBoundary } from "#web/ui/query-boundary.tsx";
import { SettingsSection } from "#web/ui/settings-section.tsx";
import { ModeSwitch } from "./mode-switch.tsx";
import { PriceForm } from "./price-form.tsx";
import { adminSettingsQuery } from "./use-settings-saved.ts";

/** What reports and plans cost, and whether payments move real money. Source: Rule SCREEN-32. */
export function PaymentSection() {
	const query = useQuery(adminSettingsQuery);
	return (
		<SettingsSection
			title="Payment Settings"
			about={
				<p>
					A new price counts for whoever buys from now on. Plans that run keep the price they began
					with.
				</p>
			}
		>
			<QueryBoundary query={query} what="the payment settings" height="36rem">
				{(settings) => (
					<>
						<ModeSwitch settings={settings} />
						<PriceForm settings={settings} />
					</>
				)}
			</QueryBoundary>
		</SettingsSection>
	);
}
