import type { AdminSettings, AdminSettingsChange } from "#contracts/admin/settings.ts";
import { fromPounds, type Pence, toPounds } from "#domain/base/money.ts";
import { isChargeable, LEAST_CHARGE } from "#domain/business/subscription/promo.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runAudited } from "#worker/admin/run-audited.ts";
import { liveFaults } from "#worker/billing/gateway/live-faults.ts";
import {
	keepSettings,
	readSettings,
	type Settings,
	type SettingsChange,
	selectSettings,
	settingsStanding,
	toSettings,
} from "#worker/db/settings-repository.ts";
import type { Bindings } from "#worker/platform/env.ts";
import { Problem } from "#worker/platform/problem.ts";

/**
 * Changes what is given and leaves the rest, all of it or nothing. Anyone who is at a checkout is told of a new price before they are charged.
 * @throws Problem `invalid_input` for a price that no card can pay, `live_keys_missing`, `admins_only`
 */
export async function changeSettings(
	admin: Administrator,
	env: Bindings,
	change: AdminSettingsChange,
): Promise<AdminSettings> {
	refuseUnpayable(change);
	if (change.isStripeTestMode === false) {
		refuseLackingKeys(env);
	}
	const { db, now, isActiveAdmin } = admin;
	const { rows } = await runAudited(admin, {
		action: "settings_changed",
		kind: "settings",
		id: "settings",
		standing: settingsStanding(),
		change: () => ({
			changed: keepSettings(db, toChange(change), { now, condition: isActiveAdmin }),
		}),
		after: () => ({ rows: selectSettings(db) }),
	});
	return toAdminSettings(toSettings(rows), env);
}

const prices = {
	reportPrice: "report_price_pence",
	starterPrice: "starter_price_pence",
	proPrice: "pro_price_pence",
	expertPrice: "expert_price_pence",
} as const satisfies Partial<Record<keyof AdminSettingsChange, keyof SettingsChange["prices"]>>;

const fields = Object.keys(prices) as (keyof typeof prices)[];

function toChange(change: AdminSettingsChange): SettingsChange {
	const given = fields.flatMap((field) => {
		const price = priceIn(change, field);
		return price === null ? [] : [[prices[field], price] as const];
	});
	const { isStripeTestMode } = change;
	return {
		prices: Object.fromEntries(given),
		livemode: isStripeTestMode === undefined ? undefined : !isStripeTestMode,
	};
}

/** Source: Rule PAY-3. */
function refuseUnpayable(change: AdminSettingsChange): void {
	const unpayable = fields.filter((field) => !isChargeable(priceIn(change, field) ?? LEAST_CHARGE));
	if (unpayable.length > 0) {
		const message = "A price is £0, or at least 30p: a card cannot pay less";
		const faults = unpayable.map((field) => [field, message] as const);
		throw new Problem("invalid_input", `${message}.`, { fields: Object.fromEntries(faults) });
	}
}

function refuseLackingKeys(env: Bindings): void {
	const faults = liveFaults(env);
	if (faults.length > 0) {
		throw new Problem(
			"live_keys_missing",
			`Live mode stays off, and nothing was saved: ${faults.join("; ")}.`,
		);
	}
}

function priceIn(change: AdminSettingsChange, field: keyof typeof prices): Pence | null {
	const price = change[field];
	return price === undefined ? null : fromPounds(price);
}

/** The settings in force, and what live mode lacks. @throws Problem `unavailable` */
export async function readAdminSettings(
	{ db }: Administrator,
	env: Bindings,
): Promise<AdminSettings> {
	return toAdminSettings(await readSettings(db), env);
}

/** Settings as an administrator sees them. */
function toAdminSettings(
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
