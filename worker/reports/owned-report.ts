import type { Reader } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { Db } from "#worker/db/client.ts";
import { findPaid } from "./paid-report.ts";
import { reportNotFound } from "./refusals.ts";

/** A report, and whose. */
export type OwnedReport = { readonly reportId: string; readonly userId: string };

/**
 * Finds a report for its owner alone. One without an owner does not count: whoever holds
 * its id reads it and passes it on. Administrators do nothing with somebody else's.
 * @throws Problem `not_found`, `unpaid`, `report_closed`
 */
export async function findOwned(
	db: Db,
	reportId: string,
	{ user, env }: { readonly user: UserRow; readonly env: Reader["env"] },
): Promise<OwnedReport> {
	const { userId } = await findPaid(db, reportId, { user, env });
	if (userId !== user.id) {
		throw reportNotFound();
	}
	return { reportId, userId };
}
