import { type Inputs, noInputs } from "#domain/base/inputs.ts";
import { pence } from "#domain/base/money.ts";
import { assess } from "#domain/judgement/assess.ts";
import { composeReport } from "#domain/telling/report/compose-report.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import { someFacts } from "#domain/test/some-facts.ts";

/** A report on a made-up place; nothing is stated of the home unless said otherwise. */
export function someDocument(stated: Partial<Inputs> = {}): ReportDocument {
	const inputs = { ...noInputs, ...stated };
	return composeReport(assess(someFacts(), { inputs, chosen: null, day: "2026-11-20" }));
}

/** Figures that a home loses money at, so that there is a risk to tell. */
export const losing = { rent: pence(30_000), price: pence(18_000_000) } as const;
