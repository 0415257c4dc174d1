import { generatePath } from "react-router";
import { screens } from "#domain/screens.ts";

/** Address of a report. */
export function reportPath(id: string): string {
	return generatePath(screens.report, { id });
}

/** Address where a report is paid for. */
export function checkoutPath(reportId: string): string {
	return generatePath(screens.checkout, { reportId });
}
