import { eq, sql } from "drizzle-orm";
import { type Pence, pence } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import type { Db } from "./client.ts";
import { orUnavailable } from "./or-unavailable.ts";
import { settings } from "./schema/settings.ts";

/** What an administrator may have changed, each with its default. */
export type Settings = {
	readonly reportPrice: Pence;
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
	const price = values.get("report_price_pence");
	return {
		reportPrice: price === undefined ? DEFAULT_REPORT_PRICE : pence(price),
		livemode: values.get("stripe_live") === ON,
	};
}
