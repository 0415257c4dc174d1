import { useQueryClient } from "@tanstack/react-query";
import type { AdminSettings } from "#contracts/admin/settings.ts";
import { serverMessage } from "#web/lib/api.ts";
import { paymentConfigQuery, reportPriceQuery, subscriptionPricesQuery } from "#web/lib/queries.ts";
import { useToast } from "#web/ui/toast.tsx";
import { adminSettingsQuery } from "./settings-query.ts";

/** What settings decide for everybody. */
const decided = [reportPriceQuery, subscriptionPricesQuery, paymentConfigQuery];

/** Says how saving went, and has everything that was read of the settings follow. Source: SPEC section 8. */
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
