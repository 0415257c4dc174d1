import { eq, sql } from "drizzle-orm";
import { type Pence, pence } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE, type PlanPrices, plans } from "#domain/plans.ts";
import type { Db } from "./client.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { settings } from "./schema/settings.ts";

/** What an administrator may have changed, each with its default. */
export type Settings = {
	readonly reportPrice: Pence;
	/** What a plan costs whoever chooses it now. */
	readonly planPrices: PlanPrices;
	/** New payments move real money. Off until an administrator switches it on. */
	readonly livemode: boolean;
};

/** Value of a switch that is on. */
const ON = 1;

/** Holds in a statement that runs while new payments move no real money. */
export const isTestMode = sql`NOT EXISTS (SELECT 1 FROM ${settings} WHERE ${eq(settings.key, "stripe_live")} AND ${eq(settings.value, ON)})`;

/** The settings in force, in one round trip. */
export async function readSettings(db: Db): Promise<Settings> {
	const rows = await orUnavailable(db.select().from(settings).execute());
	const values = new Map(rows.map(({ key, value }) => [key, value]));
	const priceOf = (key: (typeof rows)[number]["key"], usual: Pence) =>
		pence(values.get(key) ?? usual);
	return {
		reportPrice: priceOf("report_price_pence", DEFAULT_REPORT_PRICE),
		planPrices: {
			starter: priceOf("starter_price_pence", plans.starter.defaultPrice),
			pro: priceOf("pro_price_pence", plans.pro.defaultPrice),
			expert: priceOf("expert_price_pence", plans.expert.defaultPrice),
		},
		livemode: values.get("stripe_live") === ON,
	};
}
