import { Hono } from "hono";
import type { Example, Examples, SampleSummary } from "#contracts/examples.ts";
import { placeLabel } from "#domain/base/place/place-label.ts";
import { lowerFirst } from "#domain/base/sentence.ts";
import { answeredInShort } from "#domain/judgement/answer/answer-words.ts";
import { composeAnswer } from "#domain/judgement/answer/compose-answer.ts";
import type { Assessment } from "#domain/judgement/assess.ts";
import { scoreHeadline } from "#domain/judgement/score/score-words.ts";
import { notChecked } from "#domain/judgement/unchecked/gaps-beside-answer.ts";
import { examplePostcodes } from "#domain/site/example-postcodes.ts";
import { licenceKindInWords } from "#domain/subjects/licensing/planning-law.ts";
import { verdictInWords } from "#domain/subjects/licensing/verdict-words.ts";
import { flatFigures } from "#domain/telling/flat-figures.ts";
import { chaptersOf } from "#domain/telling/report/chapters.ts";
import { composeReport } from "#domain/telling/report/compose-report.ts";
import { decidingLicence } from "#domain/telling/report/licensing/compose-licensing.ts";
import { natureOf } from "#domain/telling/report/licensing/licensing-words.ts";
import { riskWordsOf } from "#domain/telling/report/verdict/risk-words.ts";
import { connect } from "#worker/db/client.ts";
import { assessSample, assessUnstated } from "#worker/facts/assess-postcode.ts";
import { readAssessmentEdition } from "#worker/facts/facts-stamps.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { keptJson } from "#worker/http/kept-answers.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { log } from "#worker/platform/log.ts";
import { isRateLimited } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";

/** Risks that are shown of those the report tells. */
const A_FEW = 3;

/** The report of an assessment in short, in the words of our rules. */
function toSampleSummary(assessment: Assessment): SampleSummary {
	const document = composeReport(assessment);
	const { home, answer, verdict, narrative, day } = document;
	return {
		postcode: home.postcode,
		place: home.place,
		answered: answeredInShort(answer),
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

/** Milliseconds that the home page waits. What takes longer goes on being gathered and is there for the next visitor. */
const PATIENCE = 1_200;

/**
 * The examples and the sample report in short, assessed today as any preview is,
 * but not counted as previews. Leaves out what cannot be had in time. Never throws.
 */
async function readExamples(gathering: Gathering): Promise<Examples> {
	const postcodes = examplePostcodes.map(({ postcode }) => postcode);
	const enough = patience();
	const inTime = (assessment: Promise<Assessment>) => Promise.race([had(assessment), enough]);
	const [sample, ...examples] = await Promise.all([
		inTime(assessSample(gathering)),
		...postcodes.map((postcode) => inTime(assessUnstated(gathering, postcode))),
	]);
	return {
		examples: postcodes.flatMap((postcode, at) => {
			const assessment = examples[at];
			return assessment ? [toExample(postcode, assessment)] : [];
		}),
		sample: sample ? toSampleSummary(sample) : null,
	};
}

async function had(assessment: Promise<Assessment>): Promise<Assessment | null> {
	try {
		return await assessment;
	} catch (cause) {
		// A visitor who is beyond a limit is no fault of ours.
		if (!isRateLimited(cause)) {
			log.error("an example could not be had", { reason: reasonOf(cause) });
		}
		return null;
	}
}

function patience(): Promise<null> {
	return new Promise((resolve) => {
		setTimeout(() => resolve(null), PATIENCE);
	});
}

/** An assessment in short. Nothing in it is kept for those who pay: it is of what Rule ACCESS-2 gives to everyone. */
function toExample(postcode: string, assessment: Assessment): Example {
	const { epcRating, estimatedRentalYield } = flatFigures(assessment);
	const { score, facts, day } = assessment;
	return {
		postcode,
		place: placeLabel(facts.place),
		answered: answeredInShort(composeAnswer(assessment, notChecked(assessment).length)),
		score: score.value,
		label: scoreHeadline(assessment),
		epcRating,
		grossYield: estimatedRentalYield,
		licensing: licensingInShort(assessment),
		assessedOn: day,
	};
}

/** "Selective licence: likely required": the licence that decides for the use, and its verdict. */
function licensingInShort({ licensing, bears, facts }: Assessment): string {
	const { kind, judgement } = decidingLicence(licensing, bears);
	const { nation } = facts.place;
	const verdict = verdictInWords({ verdict: judgement.verdict, ...natureOf(kind, nation) });
	return `${licenceKindInWords(kind, nation)}: ${lowerFirst(verdict)}`;
}

/** What the home page shows of the product, computed like everything else. */
export const examplesRoutes = new Hono<AppEnv>().get("/examples", async (c) =>
	keptJson<Examples>(c, {
		what: "examples",
		edition: await readAssessmentEdition(connect(c.env.DB), c.var.world.now()),
		make: async () => {
			const body = await readExamples(gatheringOf(c));
			const isWhole = body.sample !== null && body.examples.length === examplePostcodes.length;
			return { body, isWhole };
		},
	}),
);
