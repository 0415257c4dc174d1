import { useState } from "react";
import type { AdminSettings } from "#contracts/admin/settings.ts";
import { api, call } from "#web/lib/api.ts";
import { useFormCall } from "#web/lib/use-form-call.ts";
import { changedPrices, type PriceValues, pricesOf, shownPrices, typedPrices } from "./prices.ts";
import { useSettingsSaved } from "./use-settings-saved.ts";

/** The prices as they are typed, and how to save them. `before` is what the form began with, or was last saved. */
export function usePrices(settings: AdminSettings) {
	const [before, setBefore] = useState(() => pricesOf(settings));
	const { saved, refused } = useSettingsSaved();
	const form = useFormCall({
		defaultValues: shownPrices(before),
		send: (values: PriceValues) =>
			call(api.admin.settings.$put({ json: changedPrices(before, typedPrices(values)) })),
		onDone: (settings, form) => {
			setBefore(pricesOf(settings));
			form.reset(shownPrices(pricesOf(settings)));
			saved(settings);
		},
		onRefused: refused,
	});
	return { ...form, before };
}
