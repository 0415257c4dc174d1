import type { LettingAnswer } from "#domain/judgement/answer/answer.ts";

/** The answers of a postcode of which nothing is stated: its street decides on a licence, and it pays up to a price. */
export function someAnswer(overrides: Partial<LettingAnswer> = {}): LettingAnswer {
	return {
		let: {
			verdict: "yes_if",
			grade: "ask",
			headline: "Ask first: your street decides",
			figure: { kind: "none", value: null, sourceText: "Manchester" },
			reason: "Ask Manchester if your street needs a licence.",
			basis: "typical",
			needs: [
				{
					what: "Ask Manchester if your street needs a licence",
					who: "Manchester City Council",
					url: "https://www.manchester.gov.uk/licensing",
				},
			],
		},
		pays: {
			verdict: "yes_if",
			grade: "ceiling",
			headline: "Up to £181,000",
			figure: { kind: "pence", value: 18_100_000, sourceText: "average here £192,000" },
			reason: "At 40% tax £136,000, as no income is stated.",
			basis: "typical",
			needs: [{ what: "Type the rent and the price", who: "You", url: null }],
			scale: {
				unit: "price",
				decisive: 18_100_000,
				atHigherRate: 13_600_000,
				zone: "At 20% tax",
				marks: [{ label: "average", amount: 19_200_000, of: "published" }],
				byType: [],
			},
		},
		risks: {
			figure: { kind: "pence", value: 82_000, sourceText: "usual fee" },
			items: [
				{
					id: "licence_selective",
					headline: "It may need a selective licence",
					amountPence: 82_000,
					amountOf: "usual fee",
					sourceText: "Fees councils asked, Nov 2026",
				},
				{
					id: "below_c",
					headline: "Works to reach band C",
					amountPence: 122_500,
					amountOf: "once",
					by: "2030-10-01",
					sourceText: "Energy register, May 2026",
				},
				{
					id: "area_in_flood_zones",
					headline: "Flood zones are common in this area",
					sourceText: "Planning Data, Oct 2026",
				},
			],
			unchecked: 2,
		},
		...overrides,
	};
}
