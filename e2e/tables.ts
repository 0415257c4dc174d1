import { readdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { test } from "@playwright/test";
import { journeyServer } from "#tools/browser/journey-servers.ts";

/** Reads the product's tables as they stand, from outside the product. */
function read(sql: string, ...values: string[]): Record<string, unknown>[] {
	using database = open();
	return database.prepare(sql).all(...values);
}

function open(): DatabaseSync {
	const { data } = journeyServer(test.info().parallelIndex);
	// Where the product that the test runs against keeps its D1.
	const folder = `${data}/v3/d1/miniflare-D1DatabaseObject`;
	const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
	if (!file) {
		throw new Error(`there is no database in ${folder}`);
	}
	return new DatabaseSync(path.join(folder, file), { readOnly: true });
}

/** How a report and its payments stand in D1. */
export function standingInTables(reportId: string) {
	const [report] = read("SELECT state, is_test FROM reports WHERE id = ?", reportId);
	const payments = read(
		"SELECT state, amount FROM report_payments WHERE report_id = ? ORDER BY attempt",
		reportId,
	);
	return { report: report?.["state"], payments: payments.map(({ state }) => state) };
}

/** How what somebody subscribes to stands in D1, the newest last, and the reports they made from it. */
export function planInTables(email: string) {
	const subscriptions = read(
		"SELECT plan, status, amount FROM subscriptions WHERE user_id = (SELECT id FROM users WHERE email_key = ?) ORDER BY created_at",
		email,
	);
	const [made] = read(
		"SELECT count(*) AS n FROM reports WHERE subscription_id IS NOT NULL AND user_id = (SELECT id FROM users WHERE email_key = ?)",
		email,
	);
	return {
		plans: subscriptions.map(({ plan, status, amount }) => `${plan} ${status} ${amount}`),
		reports: made?.["n"],
	};
}
