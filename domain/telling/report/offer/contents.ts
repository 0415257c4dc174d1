/** Contents of a report, as the five lines that advertise it. Source: Rule OFFER-2. */
export const contentLines = {
	energy: "EPC analysis with upgrade costs",
	licensing: "HMO, selective licensing and Article 4 checks",
	market: "Rental yield and market analysis",
	risks: "Risks, recommendations and compliance checklist",
	plan: "Action plan and downloadable PDF",
} as const;

/** The five lines, in their order. */
export const reportContents: readonly string[] = Object.values(contentLines);

/** Replacement for a line of which only half is known. */
export const halfLines = {
	energy: "EPC analysis",
	market: "Market analysis",
	yield: "Rental yield",
} as const;

/** Further questions that a report answers, as a buyer would put them. */
export const reportQuestions = {
	steps: "What does each step to band C cost?",
	tax: "What is left after tax, year by year?",
	lenders: "Which lender tests does the rent pass?",
	sales: "What did homes here sell for?",
	rents: "What do homes this size rent for here?",
	duties: "What comes before the first tenant?",
} as const;
