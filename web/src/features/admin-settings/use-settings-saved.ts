import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { AdminSettings } from "#contracts/admin/settings.ts";
import { api, call, serverMessage } from "#web/lib/api.ts";
import { paymentConfigQuery, reportPriceQuery, subscriptionPricesQuery } from "#web/lib/queries.ts";
import { ownKey } from "#web/lib/session.ts";
import { useToast } from "#web/ui/toast.tsx";

/** Prices and mode as an administrator sees them. Asked for again at every visit: another may have changed them. */
export const adminSettingsQuery = queryOptions({
	queryKey: ownKey("admin-settings"),
	queryFn: ({ signal }) => call(api.admin.settings.$get({}, { init: { signal } })),
	// A form that began with outdated settings would write them back.
	gcTime: 0,
});

/** What settings decide for everybody. */
const decided = [reportPriceQuery, subscriptionPricesQuery, paymentConfigQuery];

/** Says how saving went, and has everything that was read of the settings follow. */
export function useSettingsSaved() {
	const queryClient = useQueryClient();
	const showToast = useToast();
	return {
		saved: (settings: AdminSettings) => {
			queryClient.setQueryData(adminSettingsQuery.queryKey, settings);
			for (const { queryKey } of decided) {
				void queryClient.invalidateQueries({ queryKey });
			}
			showToast({
				title: "Settings Saved",
				message: "Admin settings have been saved successfully.",
				tone: "success",
			});
		},
		refused: (error: Error) =>
			showToast({
				title: "Save Failed",
				message: serverMessage(error, "Failed to save settings."),
				tone: "destructive",
			}),
	};
}
