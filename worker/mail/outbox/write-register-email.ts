import { eq } from "drizzle-orm";
import { londonDay } from "#domain/calendar.ts";
import type { Db } from "#worker/db/client.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import type { EmailContent } from "#worker/mail/layout.ts";
import { linkAddress, type MailSettings } from "#worker/mail/mail-settings.ts";
import { suggestionDecided } from "#worker/mail/templates/register-emails.ts";
import type { OutboxRow } from "./outbox-repository.ts";

type Context = { readonly db: Db; readonly settings: MailSettings };

/** The mail about the suggestion that was decided with this letter; null once it is gone. */
export async function writeDecided(
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
