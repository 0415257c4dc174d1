import { guardedMailer, type Mail, type Mailer } from "#worker/mail/mailer.ts";

/** A mailer that accepts everything and shows what it was given. */
export function acceptingMailer(): { mailer: Mailer; sent: Mail[] } {
	const sent: Mail[] = [];
	const mailer = guardedMailer(async (mail) => {
		sent.push(mail);
	});
	return { mailer, sent };
}

/** A mailer that refuses everything for one reason. */
export function refusingMailer(reason: string): Mailer {
	return guardedMailer(() => Promise.reject(new Error(reason)));
}
