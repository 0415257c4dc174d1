import type { LettingAnswer } from "#domain/judgement/answer/answer.ts";

/** The answers of a postcode whose figures are typical: it may be let if its street needs no licence, and pays from a yield. */
export function someAnswer(overrides: Partial<LettingAnswer> = {}): LettingAnswer {
	return {
		let: {
			verdict: "yes_if",
			headline: "Yes, if",
			figure: { kind: "band", value: "D", sourceText: "typical of M14 5LL" },
			reason: "Ask the council if it needs a licence.",
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
			headline: "Yes, if",
			figure: { kind: "percent", value: 5.6, sourceText: "average of Manchester" },
			reason: "With a 75% loan: from about 6.0%.",
			basis: "typical",
			needs: [{ what: "Type your rent and price", who: "You", url: null }],
		},
		risks: {
			figure: { kind: "count", value: 4, sourceText: "risks found" },
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
