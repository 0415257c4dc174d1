import type { IsoDate } from "../../base/calendar.ts";
import type { Nation } from "../../base/nation.ts";

/** Notice of a landlord who wants to sell or move in. Source: Fact LAW-F16. */
export type SaleNotice = {
	readonly from: IsoDate;
	readonly months: number;
	/** Months from the start of a tenancy in which it cannot end by this notice. */
	readonly notInFirst: number;
};

/** First day of the tenancies and penalties of the Renters' Rights Act 2025. Source: Fact LAW-F12. */
export const REFORM = "2026-05-01";

/** Source: Housing Act 1988 schedule 2, grounds 1 and 1A. */
export const saleNoticeInEngland: SaleNotice = { from: REFORM, months: 4, notInFirst: 12 };

/** Notice that a sale of the empty home takes; null where we hold none for the nation and day. */
export function saleNoticeOn(nation: Nation, day: IsoDate): SaleNotice | null {
	return nation === "England" && saleNoticeInEngland.from <= day ? saleNoticeInEngland : null;
}
