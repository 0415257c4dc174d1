import type { ReportView } from "#contracts/report.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import { type UsageContext, usedToday } from "#worker/reports/note-use.ts";
import { isClaimable, isHeldBy, isOwnedBy, readable } from "#worker/reports/report-access.ts";
import { readFor } from "#worker/reports/report-position.ts";
import { readTicks } from "#worker/reports/report-ticks.ts";
import { toCheckout, toPaidReport } from "#worker/reports/report-view.ts";
import { findReport } from "#worker/reports/reports-repository.ts";

/**
 * A report: whole once it is paid for, and until then, or once it is closed, its checkout view and nothing else.
 * @throws Problem `not_found`
 */
export async function readReport(
	context: UsageContext,
	id: string,
	reader: Reader,
): Promise<ReportView> {
	const report = readable(await findReport(context.db, id), reader);
	if (report.state !== "paid") {
		return { ...toCheckout(report), isPaid: false };
	}
	const { user } = reader;
	const tickable = isHeldBy(report, user);
	const [document, ticks] = await Promise.all([
		readFor(context.db, report, user),
		tickable ? readTicks(context.db, id) : [],
	]);
	usedToday(context, report);
	return toPaidReport(report, document, {
		claimable: isClaimable(report, user),
		isShared: false,
		shareable: isOwnedBy(report, user),
		tickable,
		ticks,
	});
}
