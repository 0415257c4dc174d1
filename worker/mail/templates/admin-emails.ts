import type { Alert } from "#domain/business/alerts.ts";
import type { EmailContent } from "#worker/mail/layout.ts";

/** The subject of a mail about one thing. */
const subjects = {
	source_overdue: "A source of data is overdue",
	source_failing: "A source of data keeps failing",
	payments_unsettled: "Payments are open for more than a day",
	webhook_silent: "Stripe's webhook is silent",
	backup_missing: "A backup is missing",
	database_filling: "The database fills",
	key_refused: "A key for programs is refused over and over",
	keys_unknown: "Many calls with keys that nobody holds",
	suggestions_waiting: "Suggestions wait for a decision",
	table_ending: "A table of rates or prices ends",
	mail_undelivered: "Emails could not be sent",
	table_due: "A table is due to be read again",
} as const satisfies Record<Alert["kind"], string>;

/** Tells an administrator what wants a person. `linkTo` gives the address of a part of the panel. */
export function adminAlert(
	username: string,
	alerts: readonly [Alert, ...Alert[]],
	linkTo: (tab: Alert["tab"]) => string,
): EmailContent {
	const [first] = alerts;
	return {
		subject: alerts.length === 1 ? subjects[first.kind] : `${alerts.length} things need you`,
		preview: alerts.map(({ what }) => what).join(" "),
		username,
		paragraphs: alerts.map(({ what, since, action }) => `${what} ${since} ${action}`),
		button: { label: "Open the admin panel", address: linkTo(first.tab) },
		notes: [
			"You get this mail because you are an administrator. There is at most one a day, and none once all is well.",
		],
	};
}

/** Shows an administrator that mail leaves the product. `link` leads to the panel. */
export function testMail(username: string, link: string): EmailContent {
	return {
		subject: "Test mail",
		preview: "Mail works: this one reached you.",
		username,
		paragraphs: ["Mail works: this one reached you. You asked for it in the admin panel."],
		button: { label: "Open the admin panel", address: link },
		notes: [
			"If it lay in your spam folder, check SPF, DKIM and DMARC of the sender's domain.",
			"If you did not ask for it, sign out your other devices and change your password.",
		],
	};
}
