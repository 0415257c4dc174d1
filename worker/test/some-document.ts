import { assess } from "#domain/assess.ts";
import { noInputs } from "#domain/inputs.ts";
import { composeReport } from "#domain/report/compose-report.ts";
import type { ReportDocument } from "#domain/report/document.ts";
import { someFacts } from "#domain/test/some-facts.ts";

/** What a report on a made-up place says. */
export function someDocument(): ReportDocument {
	return composeReport(assess(someFacts(), { inputs: noInputs, chosen: null, day: "2026-11-20" }));
}
