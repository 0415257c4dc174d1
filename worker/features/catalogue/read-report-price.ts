import { eq } from "drizzle-orm";
import type { ReportPrice } from "#contracts/report-price.ts";
import { pence, toPounds } from "#domain/money.ts";
import { DEFAULT_REPORT_PRICE } from "#domain/plans.ts";
import type { Db } from "#worker/db/client.ts";
import { orUnavailable } from "#worker/db/or-unavailable.ts";
import { settings } from "#worker/db/schema/settings.ts";

/** The price of one report, in pounds, as an administrator set it or SPEC's default. */
export async function readReportPrice(db: Db): Promise<ReportPrice> {
	const [row] = await orUnavailable(
		db
			.select({ value: settings.value })
			.from(settings)
			.where(eq(settings.key, "report_price_pence"))
			.execute(),
	);
	return { price: toPounds(row ? pence(row.value) : DEFAULT_REPORT_PRICE) };
}
