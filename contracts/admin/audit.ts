import type { Next } from "./paging.ts";

/** Everything that an administrator can do and that is noted. */
export const auditActions = [
	"promo_created",
	"promo_changed",
	"promo_deleted",
	"user_changed",
	"user_deleted",
	"key_withdrawn",
	"settings_changed",
	"report_refunded",
	"report_mail_resent",
	"subscription_refunded",
	"scheme_added",
	"scheme_changed",
	"scheme_reviewed",
	"scheme_confirmed",
	"scheme_split",
	"refresh_started",
	"test_mail_sent",
	"dead_mail_sent_again",
	"suggestion_decided",
	"passkey_added",
	"passkey_removed",
	"recovery_code_used",
	"recovery_codes_renewed",
	"second_factor_reset",
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = [
	"promo_code",
	"user",
	"api_key",
	"settings",
	"report",
	"subscription",
	"scheme",
	"source",
	"suggestion",
	"email",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Values by their names, as they stood. */
type Standing = Readonly<Record<string, unknown>> | null;

/** One change: who, what, before, after, when. */
export type AuditEntry = {
	readonly id: string;
	readonly at: string;
	/** The username the administrator had. */
	readonly actor: string;
	readonly action: AuditAction;
	readonly subject: {
		readonly kind: AuditSubject;
		readonly id: string;
		/** Its present name; null when it is gone or has no name besides its id. */
		readonly name: string | null;
	};
	/** Null for what was not there before. */
	readonly before: Standing;
	/** Null for what is not there any more. */
	readonly after: Standing;
};

/** GET /api/admin/audit, newest first, a page at a time (`SearchQuery`: by administrator, subject or action). */
export type AuditPage = { readonly entries: readonly AuditEntry[]; readonly next: Next };
