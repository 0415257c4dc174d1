import type { IsoDate } from "#domain/base/calendar.ts";
import type { AuditFigures } from "#domain/telling/register/audit.ts";

/** An audit of the published register, and its day. */
type DatedAudit = { readonly day: IsoDate; readonly figures: AuditFigures };

/** The last audit, against `audit-addresses.csv`. A test repeats it and compares. */
export const lastAudit: DatedAudit = {
	day: "2026-11-26",
	figures: { homes: 80, right: 75, false_none: 0, false_required: 0, needless_ask: 5 },
};
