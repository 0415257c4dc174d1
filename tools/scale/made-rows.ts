import type { DatabaseSync } from "node:sqlite";

/** Rows of each table that an account of the average has in it. Assumed: one in twenty has a plan, and one in five keeps three homes. */
export const ofAccount: Readonly<Record<string, number>> = {
	users: 1,
	sessions: 1.5,
	known_devices: 2,
	landlord_positions: 0.3,
	homes: 0.6,
	home_events: 1.2,
	home_shares: 0.1,
	property_owners: 0.2,
	customers: 0.05,
	subscriptions: 0.05,
	plan_payments: 1.2,
};

/** The same of a report. Assumed: a position is stated for three in ten, and one in five is shown to somebody. */
export const ofReport: Readonly<Record<string, number>> = {
	reports: 1,
	report_snapshots: 1,
	report_positions: 0.3,
	report_payments: 1,
	report_shares: 0.2,
	report_scenarios: 0.3,
	report_ticks: 1,
};

/**
 * Characters of the texts that are long. Those of a report and a home were measured on 29 November 2026, of M14 5LL with every source of the tests
 * answering; others are assumed.
 */
const long: Readonly<Record<string, number>> = {
	"report_snapshots.basis": 5_164,
	"report_snapshots.document": 25_680,
	"report_positions.document": 25_680,
	"reports.answered": 257,
	"report_positions.answered": 257,
	"homes.details": 725,
	"homes.answer": 1_666,
	"home_events.event": 300,
	"users.password_hash": 110,
	"sessions.user_agent": 120,
	owners: 150,
	assumptions: 300,
};

/** Writes rows of a table with every column filled, so that they take rather more than in life. Short texts are as random as ids, which leaves gaps in indexes. */
export function fill(database: DatabaseSync, table: string, rows: number): void {
	const columns = database.prepare("SELECT name, type FROM pragma_table_info(?)").all(table);
	const values = columns.map(({ name, type }) => {
		const length = long[`${table}.${name}`] ?? long[String(name)];
		if (length !== undefined) {
			return `printf('%.*c', ${length}, 'x')`;
		}
		return type === "TEXT" ? "hex(randomblob(12))" : "1790000000000 + value";
	});
	database
		.prepare(
			`WITH RECURSIVE numbers(value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM numbers WHERE value < ?)
			INSERT INTO "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) SELECT ${values.join()} FROM numbers`,
		)
		.run(rows);
}
