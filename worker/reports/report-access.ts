import { isAdministrator } from "#worker/accounts/administrators.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { reportNotFound } from "./refusals.ts";
import type { ReportRow } from "./reports-repository.ts";

/**
 * The report, if this reader may know of it. One that has an owner is theirs and the administrators' alone; one made without an
 * account is anyone's who holds its id. A refunded one shows only that; one whose content is gone is no one's. To everybody else there is no such report.
 * Source: DECISIONS 9. @throws Problem `not_found`
 */
export function readable<T extends Pick<ReportRow, "userId" | "closedFor">>(
	report: T | null,
	{ user, env }: Reader,
): T {
	const isAdmin = user !== null && isAdministrator(user, env);
	const isTheirs = report?.userId === null || (user !== null && report?.userId === user.id);
	const isGone = report?.closedFor === "account" || report?.closedFor === "age";
	if (!report || !(isAdmin || (isTheirs && !isGone))) {
		throw reportNotFound();
	}
	return report;
}

/** Whether a report is this reader's own by their account. One of no account's is nobody's: whoever holds its id reads it, and passes it on. */
export function isOwnedBy(
	{ userId }: Pick<ReportRow, "userId">,
	reader: { readonly id: string } | null,
): boolean {
	return userId !== null && userId === reader?.id;
}

/** Whether a report is this reader's by their account, or of no account's and they hold its id. An administrator who reads somebody's report does not own it. */
export function isTheirs(
	{ userId }: Pick<ReportRow, "userId">,
	reader: { readonly id: string } | null,
): boolean {
	return userId === null || userId === reader?.id;
}

/**
 * Whether the reader may put the report among their own: it has no owner, is paid for, and was bought with the address they have
 * shown to be theirs. Source: DECISIONS 9.
 */
export function isClaimable(
	report: Pick<ReportRow, "userId" | "emailKey" | "state" | "closedAt">,
	user: Pick<UserRow, "emailKey" | "verifiedAt"> | null,
): boolean {
	return (
		user !== null &&
		user.verifiedAt !== null &&
		report.userId === null &&
		report.state === "paid" &&
		report.closedAt === null &&
		report.emailKey === user.emailKey
	);
}
