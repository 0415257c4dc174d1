import { dropExpired } from "./auth/drop-expired.ts";
import { connect } from "./db/client.ts";
import { logHealth } from "./features/health/log-health.ts";
import { forgetEdited } from "./gathering/forget-edited.ts";
import { forgetStale } from "./gathering/forget-stale.ts";
import { deliverDue, postOffice } from "./outbox/deliver-due.ts";
import type { Bindings, World } from "./platform/env.ts";
import { startWeekly } from "./refresh/start-refresh.ts";
import { dropOldReports } from "./reports/drop-old.ts";
import { tendPayments } from "./reports/tend-payments.ts";
import { dropPastTheirTime } from "./retention/drop-past-their-time.ts";
import { reconcileSubscriptions, tendPlans } from "./subscriptions/tend-subscriptions.ts";
import { openTill } from "./till/till.ts";

/** The triggers of wrangler.toml that look after the data and after the subscriptions; the third comes every five minutes. */
const WEEKLY = "0 3 * * 1";
const DAILY = "30 4 * * *";

/** Letters tried in one run. */
const A_BATCH = 50;

/** Which trigger, and the time that it was due at, in UTC milliseconds. */
type Trigger = Pick<ScheduledController, "cron" | "scheduledTime">;

/** What the triggers of wrangler.toml do. */
export async function runSchedule(
	{ cron, scheduledTime }: Trigger,
	env: Bindings,
	world: World,
): Promise<void> {
	if (cron === WEEKLY) {
		await startWeekly(env.REFRESH, scheduledTime);
		return;
	}
	const db = connect(env.DB);
	const till = openTill(env, world);
	if (cron === DAILY) {
		// First: whatever fails behind it, a weekly run that died is told of.
		await logHealth(db, { env, now: world.now() });
		await reconcileSubscriptions(till);
		await dropPastTheirTime(db, world.now());
		return;
	}
	await deliverDue(postOffice(env, world), A_BATCH);
	await dropExpired(db, world.now());
	await tendPayments(till);
	await tendPlans(till);
	await dropOldReports({ db, files: env.FILES }, world.now());
	await forgetEdited(db, env.CACHE, world.now());
	await forgetStale(db, env.CACHE, world.now());
}
