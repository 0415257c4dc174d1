import type { SampleSummary } from "#contracts/examples.ts";
import type { Assessment } from "#domain/assess.ts";
import { composeReport } from "#domain/report/compose-report.ts";
import { riskWordsOf } from "#domain/report/risk-words.ts";
import { chaptersOf } from "#domain/report/words/chapters.ts";

/** Risks that are shown of those the report tells. */
const A_FEW = 3;

/** The report of an assessment in short, in the words of our rules. */
export function toSampleSummary(assessment: Assessment): SampleSummary {
	const document = composeReport(assessment);
	const { home, verdict, narrative, day } = document;
	return {
		postcode: home.postcode,
		place: home.place,
		investmentScore: verdict.investmentScore,
		riskScore: verdict.riskScore,
		riskDescription: riskWordsOf(document)?.description ?? null,
		headline: verdict.headline,
		keyRisks: narrative.keyRisks.slice(0, A_FEW).map(({ text }) => text),
		recommendation: narrative.recommendations[0]?.text ?? null,
		chapters: chaptersOf(document).map(({ title }) => title),
		assessedOn: day,
	};
}
