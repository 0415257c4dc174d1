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

/** The settings in force, in one round trip. */
export async function readSettings(db: Db): Promise<Settings> {
	const rows = await orUnavailable(db.select().from(settings).execute());
	const values = new Map(rows.map(({ key, value }) => [key, value]));
	const price = values.get("report_price_pence");
	return {
		reportPrice: price === undefined ? DEFAULT_REPORT_PRICE : pence(price),
		livemode: values.get("stripe_live") === 1,
	};
}
