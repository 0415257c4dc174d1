import * as z from "zod";
import type { ReportComparison as Comparison } from "#domain/telling/report/compare/comparison.ts";
import { FEWEST_COMPARED, MOST_COMPARED } from "#domain/telling/report/own-report.ts";
import { ReportParam } from "./report-asked.ts";

const WANTED = `Choose ${FEWEST_COMPARED} to ${MOST_COMPARED} reports to compare`;

/** GET /api/reports/compare and below: ids of the viewer's own reports, separated by commas, in display order. Repeated ids count once. */
export const ComparisonQuery = z.object({
	ids: z
		.string(WANTED)
		.max(300, WANTED)
		.transform((ids) => [...new Set(ids.split(","))])
		.pipe(z.array(ReportParam.shape.id).min(FEWEST_COMPARED, WANTED).max(MOST_COMPARED, WANTED)),
});
export type ComparisonQuery = z.infer<typeof ComparisonQuery>;

/** Answer of the comparison: composed by our own rules, so its shape is the domain's. */
export type ReportComparison = Comparison;
