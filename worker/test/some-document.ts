import { noInputs } from "#domain/base/inputs.ts";
import { assess } from "#domain/judgement/assess.ts";
import { composeReport } from "#domain/telling/report/compose-report.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { someFacts } from "#domain/test/some-facts.ts";

/** What a report on a made-up place says. */
export function someDocument(): ReportDocument {
	return composeReport(assess(someFacts(), { inputs: noInputs, chosen: null, day: "2026-11-20" }));
}
