import type { ReportDocument } from "./document.ts";

/** What the report is called. */
export const REPORT_TITLE = "Property Risk Report";

/** The chapters of a report in their order. Titles: SPEC section 2 "Report detail". */
export const chapterTitles = {
	overall: "Overall Risk Assessment",
	risks: "Key Investment Risks",
	recommendations: "Investment Recommendations",
	flags: "Regulatory Red Flags",
	property: "Property Information",
	energy: "Energy Efficiency",
	licensing: "Licensing Requirements",
	market: "Market Intelligence",
	finance: "Financial Analysis",
	roi: "ROI Analysis",
	place: "The Area",
	compliance: "Compliance Checklist",
	changes: "Changes of the Law",
	plan: "Action Plan",
	unchecked: "What We Could Not Check",
	sources: "Sources and Method",
} as const;

export type ChapterId = keyof typeof chapterTitles;

/** The chapters that have something to say. */
export function chaptersOf(document: ReportDocument): { id: string; title: string }[] {
	const { narrative, flags, place, compliance, plan, unchecked } = document;
	const optional: Readonly<Partial<Record<string, readonly unknown[]>>> = {
		risks: narrative.keyRisks,
		recommendations: narrative.recommendations,
		flags,
		place,
		changes: compliance.changes,
		plan,
		unchecked,
	};
	return Object.entries(chapterTitles)
		.map(([id, title]) => ({ id, title }))
		.filter(({ id }) => optional[id]?.length !== 0);
}
