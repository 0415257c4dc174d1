import type { ReportDocument } from "#domain/report/document.ts";
import { Problem } from "#worker/platform/problem.ts";
import type { FrozenReport } from "./reports-repository.ts";

/** What a report says, as it was frozen. @throws Problem `not_found` when it says nothing any more */
export function documentOf(frozen: FrozenReport | null): ReportDocument {
	if (!frozen) {
		throw new Problem("not_found", "The report you're looking for doesn't exist.");
	}
	return JSON.parse(frozen.document);
}
