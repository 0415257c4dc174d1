import { isAdministrator } from "#worker/accounts/administrators.ts";
import type { Reader } from "#worker/accounts/caller.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { reportNotFound } from "./refusals.ts";
import type { ReportRow } from "./reports-repository.ts";

/**
 * Returns the report if this reader may know of it. One with an owner is for the owner and administrators; one made without an account is for anyone who
 * holds its id. A refunded report shows only that. One whose content is gone is for administrators alone. To everybody else there is no such report.
 * Source: Rule REPORT-2. @throws Problem `not_found`
 */
export function readable<T extends Pick<ReportRow, "userId" | "closedFor">>(
	report: T | null,
	{ user, env }: Reader,
): T {
	const isAdmin = user !== null && isAdministrator(user, env);
	const isTheirs = report !== null && isHeldBy(report, user);
	const isGone = report?.closedFor === "account" || report?.closedFor === "age";
	if (!report || !(isAdmin || (isTheirs && !isGone))) {
		throw reportNotFound();
	}
	return report;
}

/** Whether a report is this reader's: by their account, or of no account's and they hold its id. An administrator who reads somebody's report does not hold it. */
export function isHeldBy(
	{ userId }: Pick<ReportRow, "userId">,
	reader: { readonly id: string } | null,
): boolean {
	return userId === null || userId === reader?.id;
}

/** Whether a report is this reader's own by their account. One of no account's is nobody's: whoever holds its id reads it, and passes it on. */
export function isOwnedBy(
	report: Pick<ReportRow, "userId">,
	reader: { readonly id: string } | null,
): boolean {
	return report.userId !== null && isHeldBy(report, reader);
}

/**
 * Whether the reader may put the report among their own: it has no owner, is paid for, and was bought with the address they have
 * shown to be theirs. Source: Rule REPORT-3.
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
