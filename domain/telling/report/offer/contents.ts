/** What a report holds, in the five lines it is sold by. Source: Rule OFFER-2. */
export const contentLines = {
	energy: "EPC analysis with upgrade costs",
	licensing: "HMO, selective licensing and Article 4 checks",
	market: "Rental yield and market analysis",
	risks: "Risks, recommendations and compliance checklist",
	plan: "Action plan and downloadable PDF",
} as const;

/** The five lines, in their order. */
export const reportContents: readonly string[] = Object.values(contentLines);

/** What is left of a line where the other half of it is not known. */
export const halfLines = {
	energy: "EPC analysis",
	market: "Market analysis",
	yield: "Rental yield",
} as const;

/** What a report answers beyond those lines, as a buyer would ask it. */
export const reportQuestions = {
	steps: "What does each step to band C cost?",
	tax: "What is left after tax, year by year?",
	lenders: "Which lender tests does the rent pass?",
	sales: "What did homes here sell for?",
	rents: "What do homes this size rent for here?",
	duties: "What comes before the first tenant?",
} as const;
