/** What a report holds, in the five lines it is sold by. Source: DECISIONS 11 "The five included items". */
export const reportContents = [
	"EPC analysis with upgrade costs",
	"HMO, selective licensing and Article 4 checks",
	"Rental yield and market analysis",
	"Risks, recommendations and compliance checklist",
	"Action plan and downloadable PDF",
] as const;
