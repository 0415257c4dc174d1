import { eq } from "drizzle-orm";
import { londonDay } from "#domain/base/calendar.ts";
import type { Db } from "#worker/db/client.ts";
import { reportCorrections } from "#worker/db/schema/rechecks.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import type { EmailContent } from "#worker/mail/layout.ts";
import { linkAddress, type MailSettings } from "#worker/mail/mail-settings.ts";
import { reportCorrected, suggestionDecided } from "#worker/mail/templates/register-emails.ts";
import { findReportForMail, type OutboxRow } from "./outbox-repository.ts";

type Context = { readonly db: Db; readonly settings: MailSettings };

/** Emails about corrections of the register. */
const registerEmails = ["suggestion_decided", "report_corrected"] as const;
type RegisterEmail = (typeof registerEmails)[number];

export function isRegisterEmail(kind: OutboxRow["kind"]): kind is RegisterEmail {
	return registerEmails.some((each) => each === kind);
}

/** An email about corrections of the register; null once what it is about is gone. */
export function writeRegisterEmail(context: Context, row: OutboxRow): Promise<EmailContent | null> {
	return row.kind === "report_corrected" ? toOwner(context, row) : toSender(context, row);
}

/** To whoever sent the suggestion that was decided with this letter. */
async function toSender(
	{ db, settings }: Context,
	{ id, userId }: Pick<OutboxRow, "id" | "userId">,
): Promise<EmailContent | null> {
	const [row] = await db
		.select()
		.from(registerSuggestions)
		.where(eq(registerSuggestions.letterId, id));
	if (!row?.decision) {
		return null;
	}
	const { kind, postcode, decision, note } = row;
	return suggestionDecided(
		{
			kind,
			postcode,
			sentOn: londonDay(row.createdAt),
			decision,
			note: note ?? "",
			isUnproved: userId === null,
		},
		linkAddress(settings, "property", postcode.replace(" ", "")),
	);
}

/** Writes to the owner of a report what this letter reports as corrected. */
async function toOwner(
	{ db, settings }: Context,
	{ id, reportId }: OutboxRow,
): Promise<EmailContent | null> {
	const report = reportId === null ? null : await findReportForMail(db, reportId);
	if (!report?.isReadable) {
		return null;
	}
	const [made] = await db
		.select({ changes: reportCorrections.changes })
		.from(reportCorrections)
		.where(eq(reportCorrections.letterId, id));
	return made
		? reportCorrected(report, made.changes, linkAddress(settings, "report", report.id))
		: null;
}
