/** What the report is called. */
export const REPORT_TITLE = "Property Risk Report";

/** The chapters of a report in their order. Source: Rule REPORT-6. */
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
	possession: "Getting the Home Back",
	compliance: "Compliance Checklist",
	changes: "What Changes, and When",
	unchecked: "What We Could Not Check",
	sources: "Sources and Method",
} as const;

export type ChapterId = keyof typeof chapterTitles;
