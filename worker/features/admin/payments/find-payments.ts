import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { FoundPayments } from "#contracts/admin/payments.ts";
import { emailKey } from "#domain/business/account/email.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { reportPayments, reports } from "#worker/db/schema/reports.ts";
import { planPayments, subscriptions } from "#worker/db/schema/subscriptions.ts";
import { type PaymentState, toFoundReport, toFoundSubscription } from "./payment-results.ts";

/** Results of each kind. */
const MOST = 50;

/** Ids of what is looked for, as subqueries. */
type Sought = { readonly reports: SQL; readonly subscriptions: SQL };

/**
 * Finds reports and subscriptions by the address of whoever paid or owns them, or by an id
 * of ours or of the provider's, newest first. Any other text finds nothing. One round trip.
 * @throws Problem `unavailable`
 */
export async function findPayments(
	{ db, now }: Pick<Administrator, "db" | "now">,
	wanted: string,
): Promise<FoundPayments> {
	const sought = soughtBy(wanted.trim());
	if (!sought) {
		return { reports: [], subscriptions: [] };
	}
	const found = await runBatch(db, {
		reports: readReports(db, sought.reports),
		subscriptions: readSubscriptions(db, sought.subscriptions),
	});
	return {
		reports: found.reports.map((row) => toFoundReport(row, now)),
		subscriptions: found.subscriptions.map(toFoundSubscription),
	};
}

const none = sql`SELECT NULL WHERE FALSE`;

function soughtBy(wanted: string): Sought | null {
	if (wanted.includes("@")) {
		return byEmail(emailKey(wanted));
	}
	const [prefix] = wanted.split("_", 1);
	switch (prefix) {
		case "rpt":
			return { reports: sql`SELECT ${wanted}`, subscriptions: none };
		case "sub":
			return { reports: none, subscriptions: sql`SELECT ${wanted}` };
		case "cus":
			return {
				reports: none,
				subscriptions: sql`SELECT id FROM ${subscriptions} WHERE customer_id = ${wanted}`,
			};
		case "pi":
			return {
				reports: sql`SELECT report_id FROM ${reportPayments} WHERE id = ${wanted}`,
				subscriptions: sql`SELECT subscription_id FROM ${planPayments} WHERE id = ${wanted}`,
			};
		default:
			return null;
	}
}

/** Includes reports for which a buyer's payments came to nothing: it is such buyers who ask. */
function byEmail(key: string): Sought {
	const account = sql`(SELECT id FROM ${users} WHERE email_key = ${key})`;
	return {
		reports: sql`SELECT id FROM ${reports} WHERE email_key = ${key}
			UNION SELECT id FROM ${reports} WHERE user_id = ${account}
			UNION SELECT report_id FROM ${reportPayments} WHERE email_key = ${key}`,
		subscriptions: sql`SELECT id FROM ${subscriptions} WHERE user_id = ${account}`,
	};
}

function readReports(db: Db, ids: SQL) {
	return db
		.select({
			report: reports,
			owner: ownerColumns,
			// Under names of their own: of two columns of one name a batch gives one.
			paymentId: sql<string | null>`${reportPayments.id}`.as("payment_id"),
			paymentState: sql<PaymentState | null>`${reportPayments.state}`.as("payment_state"),
			amount: sql<number | null>`${reportPayments.amount}`.as("payment_amount"),
			settledAt: sql<number | null>`${reportPayments.settledAt}`.as("payment_settled_at"),
		})
		.from(reports)
		.leftJoin(users, eq(users.id, reports.userId))
		.leftJoin(
			reportPayments,
			sql`${reportPayments.reportId} = ${reports.id} AND ${reportPayments.state} IN ('settled', 'refunded')`,
		)
		.where(sql`${reports.id} IN (${ids})`)
		.orderBy(desc(reports.createdAt), desc(reports.id))
		.limit(MOST);
}

function readSubscriptions(db: Db, ids: SQL) {
	return db
		.select({ subscription: subscriptions, owner: ownerColumns })
		.from(subscriptions)
		.leftJoin(users, eq(users.id, subscriptions.userId))
		.where(sql`${subscriptions.id} IN (${ids})`)
		.orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
		.limit(MOST);
}

const ownerColumns = { username: users.username, email: users.email };
