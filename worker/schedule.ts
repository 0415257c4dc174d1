import { dropExpired } from "./auth/drop-expired.ts";
import { connect } from "./db/client.ts";
import { logHealth } from "./features/health/log-health.ts";
import { forgetEdited } from "./gathering/forget-edited.ts";
import { forgetAllFacts } from "./gathering/forget-facts.ts";
import { deliverDue, postOffice } from "./outbox/deliver-due.ts";
import type { Bindings, World } from "./platform/env.ts";
import { refreshAll } from "./refresh/refresh-all.ts";
import type { Refreshing } from "./refresh/refresh-job.ts";
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

/** What the triggers of wrangler.toml do. */
export async function runSchedule(cron: string, env: Bindings, world: World): Promise<void> {
	const db = connect(env.DB);
	if (cron === WEEKLY) {
		await keepCurrent({ db, env, ...world });
		return;
	}
	const till = openTill(env, world);
	if (cron === DAILY) {
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
}

/** Facts are forgotten once, after every source: they quote several. */
async function keepCurrent(refreshing: Refreshing): Promise<void> {
	const { changesFacts } = await refreshAll(refreshing);
	if (changesFacts) {
		await forgetAllFacts(refreshing.env.CACHE);
	}
	await logHealth(refreshing.db);
}
