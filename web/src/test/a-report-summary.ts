import type { ReportSummary } from "#contracts/report.ts";
import { aCheckoutView } from "./paid-report.ts";

/** An unpaid line of My Reports. */
export function aReportSummary(overrides: Partial<ReportSummary> = {}): ReportSummary {
	return {
		...aCheckoutView(),
		estimatedRentalYield: 6.1,
		answered: null,
		use: "single",
		rent: null,
		price: null,
		name: null,
		note: null,
		archivedAt: null,
		method: 2,
		...overrides,
	};
}
