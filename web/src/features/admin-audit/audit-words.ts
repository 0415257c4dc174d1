import type { AuditAction, AuditSubject } from "#contracts/admin/audit.ts";

/** What was done. The server searches by these words too, so they are the names of the actions. */
export const actionInWords: Readonly<Record<AuditAction, string>> = {
	promo_created: "Promo created",
	promo_changed: "Promo changed",
	promo_deleted: "Promo deleted",
	user_changed: "User changed",
	user_deleted: "User deleted",
	settings_changed: "Settings changed",
	report_refunded: "Report refunded",
	report_mail_resent: "Report mail resent",
	subscription_refunded: "Subscription refunded",
	scheme_added: "Scheme added",
	scheme_changed: "Scheme changed",
	scheme_reviewed: "Scheme reviewed",
	refresh_started: "Refresh started",
	test_mail_sent: "Test mail sent",
};

/** What it was done to, where that has no name. */
export const subjectInWords: Readonly<Record<AuditSubject, string>> = {
	promo_code: "Promo code",
	user: "User",
	settings: "Settings",
	report: "Report",
	subscription: "Subscription",
	scheme: "Scheme",
	source: "Source",
};
