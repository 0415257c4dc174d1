import type { IsoDate } from "#domain/base/calendar.ts";
import type { Audit } from "#domain/telling/register/audit.ts";

/** An audit of the published register, and its day. */
type DatedAudit = Pick<Audit, "figures" | "byProof"> & { readonly day: IsoDate };

/**
 * The audit out of sample: `out-of-sample-addresses.csv`, judged on its day by the register of 24 November 2026, before any page of the list had corrected
 * it. The register has changed since, so it cannot be repeated; `out-of-sample-addresses.test.ts` tells what the register says of the same homes today.
 */
export const lastAudit: DatedAudit = {
	day: "2026-11-28",
	figures: { homes: 150, right: 96, false_none: 0, false_required: 0, needless_ask: 54 },
	byProof: {
		rule: { homes: 0, right: 0, false_none: 0, false_required: 0, needless_ask: 0 },
		verified: { homes: 0, right: 0, false_none: 0, false_required: 0, needless_ask: 0 },
		read: { homes: 5, right: 2, false_none: 0, false_required: 0, needless_ask: 3 },
		lead: { homes: 108, right: 94, false_none: 0, false_required: 0, needless_ask: 14 },
		unknown: { homes: 37, right: 0, false_none: 0, false_required: 0, needless_ask: 37 },
	},
};
