import { expect, test } from "vitest";
import { findRunningOf } from "./billing/subscriptions/subscriptions-repository.ts";
import { connect } from "./db/client.ts";
import { findPayments } from "./features/admin/payments/find-payments.ts";
import { runSchedule, schedule } from "./jobs/schedule.ts";
import { randomToken } from "./platform/ids.ts";
import { NOW, noNetwork, offline } from "./test/ask-app.ts";
import { recordingTables, scansOf } from "./test/query-plans.ts";

/** Tables that stay small whatever is sold, and so may be read whole: a few rows each, but for the hundreds of the licensing register. */
const SMALL = [
	"settings",
	"datasets",
	"source_runs",
	"licensing_schemes",
	"scheme_edits",
	"backup_pass",
	// A row a tag, of which there is one.
	"cache_purges",
	// What waits for five minutes at most.
	"erasures",
	// What waits for minutes, and what could not be sent for a month.
	"outbox",
];

/** Indexes that hold only what waits, and so stay small likewise. */
const WAITING = [
	"report_payments_open",
	"subscription_setups_checked",
	"register_suggestions_waiting",
	"home_events_untold",
];

test("no job of a trigger reads a table whole that grows with what is sold", async () => {
	const { DB, statements } = recordingTables();
	const world = { fetch: noNetwork, now: () => NOW, token: randomToken };
	for (const cron of ["*/5 * * * *", "*/20 * * * *", "30 4 * * *"]) {
		expect(schedule).toHaveProperty([cron]);
		await runSchedule({ cron, scheduledTime: NOW }, { ...offline, DB }, world);
	}
	expect(statements.length).toBeGreaterThan(20);
	expect(await scansOf(statements, [...SMALL, ...WAITING])).toEqual([]);
});

test("who paid is found by their address, and a subscription by its customer", async () => {
	const { DB, statements } = recordingTables();
	const db = connect(DB);
	await findPayments({ db, now: NOW }, "buyer@example.com");
	await findPayments({ db, now: NOW }, "cus_1");
	await findRunningOf(db, "cus_1");
	expect(statements).toHaveLength(5);
	expect(await scansOf(statements, SMALL)).toEqual([]);
});
