import { pence } from "#domain/base/money.ts";
import { OWN_PLAN } from "#domain/base/screens.ts";
import { emailKey } from "#domain/business/account/email.ts";
import { RESET_LINK, VERIFY_LINK } from "#domain/business/account/lifetimes.ts";
import { vatInWords } from "#domain/business/vat.ts";
import { isAdministrator } from "#worker/accounts/administrators.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { findUserById, findUserByLogin, type UserRow } from "#worker/accounts/users-repository.ts";
import { findAlerts } from "#worker/admin/find-alerts.ts";
import type { Db } from "#worker/db/client.ts";
import { links } from "#worker/db/schema/accounts.ts";
import type { EmailKind, MailList } from "#worker/db/schema/outbox.ts";
import { type EmailContent, layOut } from "#worker/mail/layout.ts";
import { linkAddress, type MailSettings } from "#worker/mail/mail-settings.ts";
import type { Mail } from "#worker/mail/mailer.ts";
import {
	accountDeleted,
	emailChangeAsked,
	emailChanged,
	googleLinked,
	passkeyAdded,
	passkeyRemoved,
	passwordChanged,
	recoveryCodeUsed,
	resetPassword,
	verifyEmail,
	welcome,
} from "#worker/mail/templates/account-emails.ts";
import { adminAlert, testMail } from "#worker/mail/templates/admin-emails.ts";
import {
	paymentReturned,
	reportReady,
	reportRefunded,
} from "#worker/mail/templates/report-emails.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import { linkKeysOf } from "#worker/platform/own-keys.ts";
import { findReportForMail, type OutboxRow } from "./outbox-repository.ts";
import { hasLeft, unsubscribePath } from "./unsubscribe.ts";
import { writeHomeNews } from "./write-home-news.ts";
import { isPlanEmail, writePlanEmail } from "./write-plan-email.ts";
import { isRegisterEmail, writeRegisterEmail } from "./write-register-email.ts";

/** What emails are written with. */
export type EmailContext = {
	readonly db: Db;
	readonly settings: MailSettings;
	readonly world: World;
	readonly env: Bindings;
};

/** A row of the outbox that stands for a mail. */
type EmailRow = OutboxRow & { readonly kind: Exclude<OutboxRow["kind"], "alert_webhook"> };

/** The list of an email that answers nothing its reader did. An administrator's alerts are no list: whoever wants none is none. */
const listOf: { readonly [Kind in EmailKind]?: MailList } = {
	report_corrected: "corrections",
	home_news: "homes",
};

/** Whom an email goes to and what it says. */
type Addressed = { readonly to: string; readonly content: EmailContent };

/**
 * Writes the mail that a waiting email stands for; null when no one wants it any more. The secret of a link is made here and
 * only its hash is stored, so what waits in the outbox opens nothing.
 */
export async function writeEmail(context: EmailContext, row: EmailRow): Promise<Mail | null> {
	const addressed = await address(context, row);
	const list = listOf[row.kind];
	if (!addressed || (list && (await hasLeft(context.db, list, addressed.to)))) {
		return null;
	}
	const { to, content } = addressed;
	const notes = [...content.notes, ...(namesPrice.has(row.kind) ? [vatOf(context.env)] : [])];
	if (!list) {
		return { to, ...(await layOut({ ...content, notes }, context.settings)) };
	}
	const path = unsubscribePath(list, to, linkKeysOf(context.env));
	const unsubscribe = `${context.settings.publicUrl}${path}`;
	const ways = [...notes, `To stop these mails: ${unsubscribe}`];
	return { to, unsubscribe, ...(await layOut({ ...content, notes: ways }, context.settings)) };
}

/** Emails that are the receipt of a sale, or name what will be charged. */
const namesPrice: ReadonlySet<OutboxRow["kind"]> = new Set([
	"report_ready",
	"plan_started",
	"plan_changed",
	"trial_ending",
	"plan_renewing",
]);

function vatOf({ VAT_NUMBER }: Pick<Bindings, "VAT_NUMBER">): string {
	return vatInWords(VAT_NUMBER.trim() || null);
}

async function address(context: EmailContext, row: EmailRow): Promise<Addressed | null> {
	if (row.kind === "account_deleted") {
		return row.recipient === null ? null : { to: row.recipient, content: accountDeleted() };
	}
	if (
		row.kind === "report_ready" ||
		row.kind === "payment_returned" ||
		row.kind === "report_refunded"
	) {
		return aboutReport(context, row);
	}
	if (isRegisterEmail(row.kind)) {
		const content = await writeRegisterEmail(context, row);
		return content && row.recipient !== null ? { to: row.recipient, content } : null;
	}
	const user = await findReader(context.db, row);
	if (!user) {
		return null;
	}
	const to = row.recipient ?? user.email;
	const screen = (name: "home" | "account" | "forgotPassword") =>
		linkAddress(context.settings, name);
	if (isPlanEmail(row.kind)) {
		const links = { home: screen("home"), account: `${screen("account")}#${OWN_PLAN}` };
		const about = { kind: row.kind, subscriptionId: row.subscriptionId };
		const content = await writePlanEmail(context.db, about, {
			username: user.username,
			links,
			now: context.world.now(),
		});
		return content && { to, content };
	}
	switch (row.kind) {
		case "admin_alert":
			return toAlert(context, user);
		case "test_mail":
			return { to, content: testMail(user.username, linkAddress(context.settings, "admin")) };
		case "verify_email":
			return toVerify(context, user, to);
		case "reset_password":
			return toReset(context, user);
		case "password_changed":
			return { to, content: passwordChanged(user.username, screen("forgotPassword")) };
		case "email_change_asked":
			return { to, content: emailChangeAsked(user.username, screen("forgotPassword")) };
		case "google_linked":
			return { to, content: googleLinked(user.username, screen("forgotPassword")) };
		case "passkey_added":
			return { to, content: passkeyAdded(user.username, screen("forgotPassword")) };
		case "passkey_removed":
			return { to, content: passkeyRemoved(user.username, screen("forgotPassword")) };
		case "recovery_code_used":
			return { to, content: recoveryCodeUsed(user.username, screen("account")) };
		case "email_changed":
			return { to, content: emailChanged(user.username, screen("account")) };
		case "home_news": {
			const content = await writeHomeNews(context, user, row);
			return content && { to, content };
		}
		case "welcome":
			return { to, content: welcome(user.username, screen("home")) };
	}
}

/** Writes to anyone who bought the report, or tried to. Null once it was refunded or closed, except for mails about money that went back. */
async function aboutReport(
	{ db, settings }: EmailContext,
	{ kind, recipient, reportId }: OutboxRow,
): Promise<Addressed | null> {
	const report = reportId === null ? null : await findReportForMail(db, reportId);
	if (!report || recipient === null) {
		return null;
	}
	if (kind === "report_refunded") {
		const { refunded } = report;
		return refunded === null
			? null
			: { to: recipient, content: reportRefunded({ ...report, refunded: pence(refunded) }) };
	}
	const link = linkAddress(settings, "report", report.id);
	if (kind === "payment_returned") {
		return { to: recipient, content: paymentReturned(report.address ?? report.postcode, link) };
	}
	const pdf = `${settings.publicUrl}/api/reports/${report.id}/download`;
	return report.isReadable
		? { to: recipient, content: reportReady(report, { report: link, pdf }) }
		: null;
}

/** The account an email is about. For a new password only the typed address is known. */
async function findReader(db: Db, row: OutboxRow): Promise<UserRow | null> {
	if (row.kind === "reset_password") {
		return row.recipient === null ? null : findUserByLogin(db, row.recipient);
	}
	return row.userId === null ? null : findUserById(db, row.userId);
}

/** Null when the address was verified, or the account has left it, or no longer wants to move there. */
async function toVerify(
	context: EmailContext,
	user: UserRow,
	to: string,
): Promise<Addressed | null> {
	const key = emailKey(to);
	const isOwn = key === user.emailKey && user.verifiedAt === null;
	const isPending = key === emailKey(user.pendingEmail ?? "");
	if (!isOwn && !isPending) {
		return null;
	}
	const token = await newLink(context, {
		user,
		purpose: "verify_email",
		key,
		lifetime: VERIFY_LINK,
	});
	return {
		to,
		content: verifyEmail(user.username, linkAddress(context.settings, "verifyEmail", token)),
	};
}

/** Null when nothing is wrong any more, or anyone who was to be told is no administrator any more. */
async function toAlert(
	{ db, env, settings, world }: EmailContext,
	user: UserRow,
): Promise<Addressed | null> {
	if (!isAdministrator(user, env)) {
		return null;
	}
	const [first, ...others] = await findAlerts(db, { env, now: world.now() });
	const panel = linkAddress(settings, "admin");
	return first
		? {
				to: user.email,
				content: adminAlert(user.username, [first, ...others], (tab) => `${panel}?tab=${tab}`),
			}
		: null;
}

/** Goes to the address that the account holds, however it was typed by anyone who asked. */
async function toReset(context: EmailContext, user: UserRow): Promise<Addressed> {
	const token = await newLink(context, {
		user,
		purpose: "reset_password",
		key: user.emailKey,
		lifetime: RESET_LINK,
	});
	const content = resetPassword(linkAddress(context.settings, "resetPassword", token));
	return { to: user.email, content };
}

type NewLink = {
	readonly user: UserRow;
	readonly purpose: (typeof links.$inferInsert)["purpose"];
	readonly key: string;
	/** Milliseconds. */
	readonly lifetime: number;
};

/** Stores a new link and returns its secret, which is stored nowhere. */
async function newLink(
	{ db, world }: EmailContext,
	{ user, purpose, key, lifetime }: NewLink,
): Promise<string> {
	const token = world.token();
	await db.insert(links).values({
		tokenHash: hashToken(token),
		purpose,
		userId: user.id,
		emailKey: key,
		expiresAt: world.now() + lifetime,
	});
	return token;
}
