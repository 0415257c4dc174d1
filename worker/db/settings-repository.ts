import { eq, type SQL, sql } from "drizzle-orm";
import { type Pence, pence, toPounds } from "#domain/base/money.ts";
import { DEFAULT_REPORT_PRICE, type PlanPrices, plans } from "#domain/business/plans.ts";
import type { Db } from "./client.ts";
import { settings } from "./schema/settings.ts";

/** What an administrator may have changed, each with its default. */
export type Settings = {
	readonly reportPrice: Pence;
	/** What a plan costs anyone who chooses it now. */
	readonly planPrices: PlanPrices;
	/** New payments move real money. Off until an administrator switches it on. */
	readonly livemode: boolean;
};

/** Value of a switch that is on. */
const ON = 1;

/** Condition for a statement: new payments move no real money. */
export const isTestMode = sql`NOT EXISTS (SELECT 1 FROM ${settings} WHERE ${eq(settings.key, "stripe_live")} AND ${eq(settings.value, ON)})`;

/** Condition for a statement: reports cost nothing. */
export const reportsAreFree = sql`EXISTS (SELECT 1 FROM ${settings} WHERE ${eq(settings.key, "report_price_pence")} AND ${eq(settings.value, 0)})`;

/** The settings in force, in one round trip. */
export async function readSettings(db: Db): Promise<Settings> {
	return toSettings(await selectSettings(db).execute());
}

/** A statement that reads the price of a single report in one row, for calls that everyone makes; `toReportPrice` applies the default. */
export function selectReportPrice(db: Db) {
	return selectSettings(db).where(eq(settings.key, "report_price_pence"));
}

/** What a report costs, in pounds. */
export function toReportPrice(rows: readonly SettingsRow[]): number {
	return toPounds(toSettings(rows).reportPrice);
}

type SettingsRow = typeof settings.$inferSelect;
type Key = SettingsRow["key"];

/** A statement that reads what was changed; `toSettings` says what is in force. */
export function selectSettings(db: Db) {
	return db.select().from(settings);
}

const usualPrices = {
	report_price_pence: DEFAULT_REPORT_PRICE,
	starter_price_pence: plans.starter.defaultPrice,
	pro_price_pence: plans.pro.defaultPrice,
	expert_price_pence: plans.expert.defaultPrice,
} as const satisfies Partial<Record<Key, Pence>>;

export function toSettings(rows: readonly SettingsRow[]): Settings {
	const values = new Map(rows.map(({ key, value }) => [key, value]));
	const priceOf = (key: keyof typeof usualPrices) => pence(values.get(key) ?? usualPrices[key]);
	return {
		reportPrice: priceOf("report_price_pence"),
		planPrices: {
			starter: priceOf("starter_price_pence"),
			pro: priceOf("pro_price_pence"),
			expert: priceOf("expert_price_pence"),
		},
		livemode: values.get("stripe_live") === ON,
	};
}

/** A change of some settings. */
export type SettingsChange = {
	readonly prices: Partial<Record<keyof typeof usualPrices, Pence>>;
	/** Left as it is when missing. */
	readonly livemode?: boolean | undefined;
};

/** A statement that changes settings while `condition` holds, all of them or none. */
export function keepSettings(
	db: Db,
	{ prices, livemode }: SettingsChange,
	{ now, condition }: { now: number; condition: SQL },
) {
	const values = JSON.stringify({
		...prices,
		...(livemode === undefined ? {} : { stripe_live: livemode ? ON : 0 }),
	});
	return db
		.insert(settings)
		.select(
			db
				.select({
					key: sql`given.key`.as("key"),
					value: sql`given.value`.as("value"),
					updatedAt: sql`${now}`.as("updated_at"),
				})
				.from(sql`json_each(${values}) AS given`)
				.where(condition),
		)
		.onConflictDoUpdate({
			target: settings.key,
			set: { value: sql`excluded.value`, updatedAt: sql`excluded.updated_at` },
		});
}

/** The settings in force as JSON for the audit log, in the words of the wire: prices in pounds. */
export function settingsStanding(): SQL {
	const priceOf = (key: keyof typeof usualPrices) =>
		sql`coalesce((SELECT value FROM ${settings} WHERE key = ${key}), ${usualPrices[key]}) / 100.0`;
	return sql`SELECT json_object(
		'reportPrice', ${priceOf("report_price_pence")},
		'starterPrice', ${priceOf("starter_price_pence")},
		'proPrice', ${priceOf("pro_price_pence")},
		'expertPrice', ${priceOf("expert_price_pence")},
		'isStripeTestMode', json(iif(${isTestMode}, 'true', 'false'))
	)`;
}
