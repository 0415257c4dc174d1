import type { NewShare, ShareList, ShareParam } from "#contracts/report-share.ts";
import { screens } from "#domain/base/screens.ts";
import { MOST_SHARES } from "#domain/telling/report/share-terms.ts";
import type { Caller, Reader } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { newId } from "#worker/platform/ids.ts";
import type { LinkKeys } from "#worker/platform/own-keys.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findOwned, type OwnedReport } from "#worker/reports/owned-report.ts";
import { deleteShare, insertShare, listShares } from "#worker/reports/report-shares.ts";
import { shareToken } from "#worker/reports/share-token.ts";

/** What the links of a report are made, told and withdrawn with, by somebody who is signed in. */
export type Sharing = {
	readonly caller: Pick<Caller, "db" | "now" | "token">;
	readonly keys: LinkKeys;
	readonly user: UserRow;
	readonly env: Reader["env"];
};

/** The links to a report, for its owner alone. @throws Problem `not_found`, `unpaid`, `report_closed` */
export async function readShares(sharing: Sharing, reportId: string): Promise<ShareList> {
	return tellShares(sharing, await findOwned(sharing.caller.db, reportId, sharing));
}

/** Makes a link to a report of the user's. @throws Problem `not_found`, `unpaid`, `report_closed`, `limit_reached` */
export async function makeShare(
	sharing: Sharing,
	reportId: string,
	{ name, withTax }: NewShare,
): Promise<ShareList> {
	const { db, now, token } = sharing.caller;
	const owned = await findOwned(sharing.caller.db, reportId, sharing);
	const share = { id: newId("shr", token), name, withTax, createdAt: now };
	const made = await insertShare(db, owned, share).execute();
	if (made.length === 0) {
		throw new Problem(
			"limit_reached",
			`A report has ${MOST_SHARES} links at most. Withdraw one to make another.`,
		);
	}
	return tellShares(sharing, owned);
}

/** Withdraws a link, for good. @throws Problem `not_found`, `unpaid`, `report_closed` */
export async function withdrawShare(
	sharing: Sharing,
	{ id, shareId }: ShareParam,
): Promise<ShareList> {
	const owned = await findOwned(sharing.caller.db, id, sharing);
	await deleteShare(sharing.caller.db, owned, shareId).execute();
	return tellShares(sharing, owned);
}

async function tellShares(
	{ caller: { db }, keys }: Sharing,
	owned: OwnedReport,
): Promise<ShareList> {
	const rows = await listShares(db, owned).execute();
	return {
		shares: rows.map(({ id, name, withTax, createdAt, uses, lastUsedAt }) => ({
			id,
			name,
			withTax,
			path: screens.shared.replace(":token", shareToken(id, keys)),
			createdAt: iso(createdAt),
			uses,
			lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
		})),
	};
}

function iso(instant: number): string {
	return new Date(instant).toISOString();
}
