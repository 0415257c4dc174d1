import type { AdminSettings } from "#contracts/admin/settings.ts";
import { PaymentSection } from "#web/features/admin-settings/payment-section.tsx";
import { ToastProvider } from "#web/ui/toast.tsx";
import { someSettings } from "./admin-settings.ts";
import { fakeApi, gives } from "./fake-api.ts";
import { renderPart } from "./render-part.tsx";

export const settingsPath = "/api/admin/settings";

/** Shows the section of prices and mode, with these settings in force. */
export function openSettings(
	settings: Partial<AdminSettings> = {},
	answers: Parameters<typeof fakeApi>[0] = {},
) {
	const api = fakeApi({ [`GET ${settingsPath}`]: gives(someSettings(settings)), ...answers });
	renderPart(
		<ToastProvider>
			<PaymentSection />
		</ToastProvider>,
	);
	return api;
}
