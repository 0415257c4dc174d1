import { countInWords } from "#domain/base/words.ts";
import { RESET_LINK, VERIFY_LINK } from "#domain/business/account/lifetimes.ts";
import {
	BACKUP_DAYS,
	DEVICE_DAYS,
	DROPPED_AFTER_DAYS,
	KEPT_YEARS,
	RESTORE_POINT_DAYS,
	SESSION_DAYS,
} from "#domain/business/data-handling.ts";
import { HOME_LINK_DAYS } from "#domain/portfolio/shown-home.ts";
import { DataTable } from "#web/ui/data-table.tsx";

const HOUR = 60 * 60_000;

const years = (count: number) => countInWords(count, "year");
const days = (count: number) => countInWords(count, "day");
const hours = (milliseconds: number) => countInWords(milliseconds / HOUR, "hour");

/** What is kept for how long. Every figure comes from where the product takes it. Source: Rule DATA-1. */
const periods = [
	["Transaction records: payments, refunds, subscriptions", years(KEPT_YEARS.transactions)],
	["Usage data: how often things happened", years(KEPT_YEARS.usage)],
	[
		"Assessment data: reports, what they were made from, PDFs",
		`${years(KEPT_YEARS.assessments)} after last use`,
	],
	["Support: what you wrote to us and our answers", years(KEPT_YEARS.support)],
	["Your account", "Until you delete it"],
	["A device that is signed in", `${days(SESSION_DAYS)} after it was last used`],
	[
		"A device that your account knows",
		`${days(DEVICE_DAYS)} after it last signed in, or until you set a new password`,
	],
	["A passkey and its recovery codes", "Until you remove it, or delete your account"],
	["A link in a mail that sets a new password", hours(RESET_LINK)],
	["A link in a mail that confirms your address", hours(VERIFY_LINK)],
	[
		"A report that nobody paid for",
		`${days(DROPPED_AFTER_DAYS.unpaidReport)}, or ${days(DROPPED_AFTER_DAYS.unpaidReportOfAccount)} in an account`,
	],
	[
		"A link to a report, the ticks of its plan, and scenarios beside it",
		"As long as the report, unless you withdraw it or take them away first",
	],
	["Homes that you keep, and their owners", "Until you delete them, or your account"],
	["What changed for those homes", years(KEPT_YEARS.homeChanges)],
	["A webhook for them", "Until you delete it, or your account"],
	["What was sent to a webhook", days(DROPPED_AFTER_DAYS.webhookDelivery)],
	["A link to one of them", `${days(HOME_LINK_DAYS)}, unless you withdraw it first`],
	["What you ask of homes", "Until you change it, or delete your account"],
	["The secret address of their calendar", "Until you withdraw it, or delete your account"],
	["The sites on which you show our answers", "Until you delete them, or your account"],
	["Your position: income and ownership", "Until you forget it, or delete your account"],
	["The e-mail address of a payment that came to nothing", days(DROPPED_AFTER_DAYS.paymentTraces)],
	[
		"A mark of the card that began a free trial, by which only that card is known again",
		`${years(KEPT_YEARS.trialCards)}, also without the account`,
	],
	["A mail that could not be sent: its kind and address", days(DROPPED_AFTER_DAYS.deadMail)],
	[
		"A hash of an address that stopped mails of a list",
		"For good, or until its account is deleted",
	],
	["Counted tries, such as at a password", "About an hour"],
	[
		"The log of what administrators changed, which knows accounts by number",
		years(KEPT_YEARS.transactions),
	],
	[
		"What you told us is wrong in our register, with the page you named",
		`${years(KEPT_YEARS.suggestions)}, or until you delete your account`,
	],
	[
		"The e-mail address for our answer to it",
		`${days(DROPPED_AFTER_DAYS.suggestionAddress)} after we decided`,
	],
	[
		"A hash of the network it came from, or of your account, so that nobody fills our list",
		`Until we decide, ${days(DROPPED_AFTER_DAYS.suggestionAddress)} at most`,
	],
	[
		"A hash of an address that we answered without proof of whose it is",
		"For good, so that nobody has us write to it again",
	],
	["A key for programs", "Until you withdraw it, or delete your account"],
	["What a call by a key was answered, to be repeated", "A day"],
	["A hash of a home that was answered in part", "A week"],
	["How often keys are used, by day", years(KEPT_YEARS.usage)],
	["What sources said of a postcode", days(DROPPED_AFTER_DAYS.gatheredFacts)],
] as const;

/** How long data is kept. */
export function Retention() {
	return (
		<>
			<DataTable
				caption="How long data is kept"
				columns={[{ title: "What" }, { title: "How long" }]}
				rows={periods.map((cells) => ({ key: cells[0], cells }))}
			/>
			<p>
				What is past its time is deleted by a scheduled job. Cloudflare keeps restore points of the
				database, in which what was deleted can remain for up to {days(RESTORE_POINT_DAYS)}. They
				are used only to repair a loss.
			</p>
			<p>
				Each night we copy what we hold about accounts, reports and payments. The copy is encrypted,
				and its key is not kept with it. We keep each copy for {days(BACKUP_DAYS.backup)}, then
				delete it.
			</p>
			<p>
				What you had erased or withdrew stays so when we repair a loss from a copy. For that we note
				its id alone, apart from the database, for {days(BACKUP_DAYS.erasure)}.
			</p>
		</>
	);
}
