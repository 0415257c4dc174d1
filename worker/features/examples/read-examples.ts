import type { Examples } from "#contracts/examples.ts";
import type { Assessment } from "#domain/assess.ts";
import { examplePostcodes, SAMPLE_POSTCODE } from "#domain/example-postcodes.ts";
import { assessUnstated } from "#worker/facts/assess-unstated.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { toExample } from "./to-example.ts";
import { toSampleSummary } from "./to-sample-summary.ts";

/** Milliseconds that the home page waits. What takes longer goes on being gathered and is there for the next visitor. */
const PATIENCE = 1_200;

/**
 * The examples and the sample report in short, assessed today as any preview is; they are nobody's previews and are not counted as
 * such. What cannot be had in time is left out. Never throws.
 */
export async function readExamples(gathering: Gathering): Promise<Examples> {
	const postcodes = examplePostcodes.map(({ postcode }) => postcode);
	const wanted = [...new Set([...postcodes, SAMPLE_POSTCODE])];
	const enough = patience();
	const had = new Map(
		await Promise.all(
			wanted.map(
				async (postcode) =>
					[postcode, await Promise.race([assessed(gathering, postcode), enough])] as const,
			),
		),
	);
	const sample = had.get(SAMPLE_POSTCODE);
	return {
		examples: postcodes.flatMap((postcode) => {
			const assessment = had.get(postcode);
			return assessment ? [toExample(postcode, assessment)] : [];
		}),
		sample: sample ? toSampleSummary(sample) : null,
	};
}

async function assessed(gathering: Gathering, postcode: string): Promise<Assessment | null> {
	try {
		return await assessUnstated(gathering, postcode);
	} catch (cause) {
		// A visitor who is beyond a limit is no fault of ours.
		if (!(cause instanceof Problem && cause.code === "rate_limited")) {
			log.error("an example could not be had", { postcode, reason: reasonOf(cause) });
		}
		return null;
	}
}

function patience(): Promise<null> {
	return new Promise((resolve) => {
		setTimeout(() => resolve(null), PATIENCE);
	});
}
