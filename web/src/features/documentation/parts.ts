/** The parts of the documentation, in their order, each with its topics. An id is the fragment that leads to the topic. */
export const parts = [
	{
		name: "overview",
		title: "Overview",
		topics: [
			{ id: "what-it-is", title: "What it is" },
			{ id: "key-features", title: "Key features" },
			{ id: "four-steps", title: "Four steps" },
			{ id: "target-users", title: "Who it is for" },
			{ id: "free-and-paid", title: "What is free, and what a report adds" },
			{ id: "not-advice", title: "Information, not advice" },
			{ id: "whom-to-ask", title: "Whom to ask" },
		],
	},
	{
		name: "epc-ratings",
		title: "EPC Ratings",
		topics: [
			{ id: "bands", title: "The seven bands" },
			{ id: "standard-today", title: "What may be let today" },
			{ id: "standard-to-come", title: "What is proposed for 2030" },
			{ id: "no-certificate", title: "A home without a certificate" },
			{ id: "upgrade-costs", title: "What a better rating costs" },
			{ id: "energy-elsewhere", title: "Scotland and Northern Ireland" },
		],
	},
	{
		name: "licensing",
		title: "Licensing",
		topics: [
			{ id: "verdicts", title: "What each verdict means" },
			{ id: "england", title: "Licences in England" },
			{ id: "article-4", title: "Article 4: planning, not licensing" },
			{ id: "fees", title: "Fees" },
			{ id: "fines", title: "Fines" },
			{ id: "wales", title: "Wales" },
			{ id: "scotland", title: "Scotland" },
			{ id: "northern-ireland", title: "Northern Ireland" },
		],
	},
	{
		name: "risk-assessment",
		title: "Risk Assessment",
		topics: [
			{ id: "in-short", title: "In two minutes" },
			{ id: "answers", title: "The three answers" },
			{ id: "weights", title: "Four parts, four weights" },
			{ id: "energy-score", title: "Energy rating" },
			{ id: "licensing-score", title: "Licensing and planning" },
			{ id: "yield-score", title: "Rental yield" },
			{ id: "market-score", title: "Market conditions" },
			{ id: "deal-breakers", title: "What holds a score down" },
			{ id: "range", title: "What the score may become" },
			{ id: "no-score", title: "When there is no score" },
			{ id: "confidence", title: "Confidence" },
			{ id: "labels", title: "Labels, grades and the risk score" },
			{ id: "worked-example", title: "A worked example" },
			{ id: "not-said", title: "What the score does not say" },
		],
	},
	{
		name: "data-sources",
		title: "Data Sources",
		topics: [
			{ id: "datasets", title: "What we hold" },
			{ id: "live-sources", title: "What we ask when you do" },
			{ id: "limits", title: "Known limits" },
			{ id: "unpublished", title: "What nobody publishes" },
		],
	},
	{
		name: "worked-examples",
		title: "Worked Examples",
		topics: [
			{ id: "published-examples", title: "Published examples" },
			{ id: "five-landlords", title: "Five landlords, line by line" },
		],
	},
] as const;

export type DocumentationPart = (typeof parts)[number];
export type PartName = DocumentationPart["name"];
export type TopicId = DocumentationPart["topics"][number]["id"];

/** The part that an address means: the one it names, else the one that holds the topic it leads to, else the first. */
export function partOfAddress(named: string | null, hash: string): PartName {
	const part =
		parts.find(({ name }) => name === named) ??
		parts.find(({ topics }) => topics.some(({ id }) => `#${id}` === hash));
	return (part ?? parts[0]).name;
}

/** Query and fragment that lead to a topic of the documentation. */
export function topicAddress(id: TopicId): { search: string; hash: string } {
	return { search: `?tab=${partOfAddress(null, `#${id}`)}`, hash: `#${id}` };
}
