import type { AdminSettings } from "#contracts/admin/settings.ts";
import { toPounds } from "#domain/money.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { liveFaults } from "#worker/billing/gateway/live-faults.ts";
import { readSettings, type Settings } from "#worker/db/settings-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";

/** The settings in force, and what live mode lacks. @throws Problem `unavailable` */
export async function readAdminSettings(
	{ db }: Administrator,
	env: Bindings,
): Promise<AdminSettings> {
	return toAdminSettings(await readSettings(db), env);
}

/** Settings as an administrator sees them. */
export function toAdminSettings(
	{ reportPrice, planPrices, livemode }: Settings,
	env: Bindings,
): AdminSettings {
	return {
		reportPrice: toPounds(reportPrice),
		starterPrice: toPounds(planPrices.starter),
		proPrice: toPounds(planPrices.pro),
		expertPrice: toPounds(planPrices.expert),
		isStripeTestMode: !livemode,
		liveFaults: liveFaults(env),
	};
}
