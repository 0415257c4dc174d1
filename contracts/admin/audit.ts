import * as z from "zod";
import { Next } from "./paging.ts";

/** Everything that an administrator can do and that is noted. */
export const auditActions = [
	"promo_created",
	"promo_changed",
	"promo_deleted",
	"user_changed",
	"user_deleted",
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
] as const;
export type AuditAction = (typeof auditActions)[number];

export const auditSubjects = [
	"promo_code",
	"user",
	"settings",
	"report",
	"subscription",
	"scheme",
	"source",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Values by their names, as they stood. */
const Standing = z.record(z.string(), z.unknown()).nullable();

/** One change: who, what, before, after, when. */
export const AuditEntry = z.object({
	id: z.string(),
	at: z.iso.datetime(),
	/** The username the administrator had. */
	actor: z.string(),
	action: z.enum(auditActions),
	subject: z.object({
		kind: z.enum(auditSubjects),
		id: z.string(),
		/** What it is called now; null when it is gone, or has only its id. */
		name: z.string().nullable(),
	}),
	/** Null for what was not there before. */
	before: Standing,
	/** Null for what is not there any more. */
	after: Standing,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** GET /api/admin/audit, newest first, a page at a time (`SearchQuery`: by administrator, subject or action). */
export const AuditPage = z.object({ entries: z.array(AuditEntry), next: Next });
export type AuditPage = z.infer<typeof AuditPage>;
