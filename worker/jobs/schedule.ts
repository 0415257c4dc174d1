import { dropExpired } from "#worker/accounts/drop-expired.ts";
import { openBillingInBackground } from "#worker/billing/billing-context.ts";
import { noteTrialCards } from "#worker/billing/subscriptions/note-trial-cards.ts";
import { reconcileSetups } from "#worker/billing/subscriptions/reconcile-setups.ts";
import {
	reconcileEnded,
	reconcileSubscriptions,
} from "#worker/billing/subscriptions/reconcile-subscriptions.ts";
import { remindOfCharges } from "#worker/billing/subscriptions/remind-of-charges.ts";
import { settleWithdrawals } from "#worker/billing/subscriptions/withdraw.ts";
import { connect } from "#worker/db/client.ts";
import { queueAllDue } from "#worker/mail/outbox/queue-due.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { purgeReports } from "#worker/reports/purge-reports.ts";
import { reconcilePayments } from "#worker/reports/reconcile-payments.ts";
import { dueDeliveries } from "#worker/webhooks/deliveries-repository.ts";
import { applyRetention } from "./apply-retention.ts";
import { dropOldBackups } from "./backup/drop-old-backups.ts";
import { noteErasures } from "./backup/note-erasures.ts";
import { openBucket } from "./backup/open-bucket.ts";
import { startBackup } from "./backup/start-backup.ts";
import { beat } from "./beat.ts";
import { dropKeptAnswers } from "./drop-kept-answers.ts";
import { logHealth } from "./log-health.ts";
import { mailAlerts } from "./mail-alerts.ts";
import { mailCorrections } from "./mail-corrections.ts";
import { mailHomeNews } from "./mail-home-news.ts";
import { startWeekly } from "./refresh/start-refresh.ts";
import { type Job, runJobs } from "./run-jobs.ts";
import { watchHomes } from "./watch-homes.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * The jobs of each trigger of wrangler.toml, in the order in which they run: what is deleted comes first. A new duty is a new line. The time limits
 * of a trigger together stay below the 15 minutes that Cloudflare gives it, and those of every five minutes below five.
 */
export const schedule: Readonly<Record<string, readonly Job[]>> = {
	"*/5 * * * *": [
		{
			name: "drop expired sessions",
			timeLimit: 10 * SECOND,
			run: ({ db, world }) => dropExpired(db, world.now()),
		},
		{
			name: "drop old reports",
			timeLimit: 10 * SECOND,
			run: ({ db, env, world }) => purgeReports({ db, files: env.FILES }, world.now()),
		},
		{
			// Those that no answer was behind, that are due again, or whose message was lost.
			name: "queue emails",
			timeLimit: 30 * SECOND,
			run: queueAllDue,
		},
		{
			name: "queue webhooks",
			timeLimit: 10 * SECOND,
			run: (context, until) => queueAllDue(context, until, dueDeliveries),
		},
		{
			name: "drop kept answers",
			timeLimit: 5 * SECOND,
			run: ({ db, world }) => dropKeptAnswers(db, world.now()),
		},
		{
			name: "reconcile report payments",
			timeLimit: 50 * SECOND,
			run: ({ billing }, until) => reconcilePayments(billing, until),
		},
		{
			name: "remind of charges",
			timeLimit: 20 * SECOND,
			run: ({ billing }) => remindOfCharges(billing),
		},
		{
			name: "settle withdrawals",
			timeLimit: 20 * SECOND,
			run: ({ billing }, until) => settleWithdrawals(billing, until),
		},
		{
			name: "finish payment sessions",
			timeLimit: 40 * SECOND,
			run: ({ billing }, until) => reconcileSetups(billing, until),
		},
		{
			name: "reconcile subscriptions",
			timeLimit: MINUTE,
			run: ({ billing }, until) => reconcileSubscriptions(billing, until),
		},
		{
			name: "note erasures",
			timeLimit: 20 * SECOND,
			run: ({ db, env, world }) => noteErasures(db, openBucket(env, world.fetch)),
		},
		{
			name: "start the backup",
			timeLimit: 10 * SECOND,
			run: ({ db, env, world }) => startBackup({ db, env }, world.now()),
		},
		{
			name: "beat",
			timeLimit: 15 * SECOND,
			run: beat,
		},
	],
	"*/20 * * * *": [
		{
			name: "watch homes",
			timeLimit: 10 * MINUTE,
			run: watchHomes,
		},
	],
	"30 4 * * *": [
		{
			name: "apply retention",
			timeLimit: 3 * MINUTE,
			run: ({ db, world }) => applyRetention(db, world.now()),
		},
		{
			name: "drop old backups",
			timeLimit: MINUTE,
			run: ({ env, world }) => dropOldBackups(openBucket(env, world.fetch), world.now()),
		},
		{
			// Runs daily too, because a weekly run that died cannot report itself.
			name: "log health",
			timeLimit: MINUTE,
			run: ({ db, env, world }) => logHealth(db, { env, now: world.now() }),
		},
		{
			name: "mail alerts",
			timeLimit: 30 * SECOND,
			run: mailAlerts,
		},
		{
			name: "mail corrections",
			timeLimit: 2 * MINUTE,
			run: mailCorrections,
		},
		{
			// Daily, so that what a run did not come to is told the next day. No account gets two in a week.
			name: "mail home news",
			timeLimit: 30 * SECOND,
			run: mailHomeNews,
		},
		{
			name: "reconcile ended subscriptions",
			timeLimit: 4 * MINUTE,
			run: ({ billing }, until) => reconcileEnded(billing, until),
		},
		{
			name: "note cards of trials",
			timeLimit: 2 * MINUTE,
			run: ({ billing }, until) => noteTrialCards(billing, until),
		},
	],
	"0 3 * * mon": [
		{
			name: "start the weekly refresh",
			timeLimit: MINUTE,
			run: ({ env, scheduledAt }) => startWeekly(env.REFRESH, scheduledAt),
		},
	],
};

/** Which trigger, and the time that it was due at, in UTC milliseconds. */
type Trigger = Pick<ScheduledController, "cron" | "scheduledTime">;

/**
 * Runs the jobs of a trigger of wrangler.toml.
 * @throws Error for a trigger that has none: nothing would be done, and no one would know; or with the names of the jobs that failed
 */
export async function runSchedule(
	{ cron, scheduledTime }: Trigger,
	env: Bindings,
	world: World,
): Promise<void> {
	// Names of days may come back in capitals.
	const jobs = schedule[cron.toLowerCase()];
	if (!jobs) {
		throw new Error(`no jobs for the trigger "${cron}"`);
	}
	await runJobs(jobs, {
		env,
		world,
		db: connect(env.DB),
		billing: openBillingInBackground(env, world),
		scheduledAt: scheduledTime,
	});
}
