import type { ProblemCode } from "#contracts/problem.ts";
import type { Located } from "#domain/base/place/locate.ts";
import {
	type ParsedPostcode,
	type Postcode,
	type PostcodeRefusal,
	parsePostcode,
} from "#domain/base/postcode.ts";
import { dateInWords } from "#domain/base/words.ts";
import { Problem } from "#worker/platform/problem.ts";

const codeOf = {
	malformed: "invalid_postcode",
	non_geographic: "postcode_not_geographic",
	not_covered: "postcode_not_covered",
} as const satisfies Record<PostcodeRefusal, ProblemCode>;

/** The refusal of a text that is no postcode of a home we cover. */
export function refusalProblem(parsed: ParsedPostcode & { ok: false }): Problem {
	return new Problem(codeOf[parsed.refusal], parsed.reason);
}

/** The refusal of a well-formed postcode that a source knows not to be there. */
export function placeProblem(
	postcode: Postcode,
	located: Exclude<Located, { kind: "found" }>,
): Problem {
	const name = postcode.formatted;
	switch (located.kind) {
		case "terminated":
			return new Problem(
				"postcode_terminated",
				`${name} has not been in use since ${dateInWords(located.since)}.`,
			);
		case "outside":
			return new Problem(
				"postcode_not_covered",
				`${name} is in ${located.country}, which has its own law and is not covered.`,
			);
		case "unknown":
			return new Problem("postcode_unknown", `${name} is not a postcode in use that we know of.`);
	}
}

/** The postcode in an address of ours. @throws Problem with the reason when it is none. */
export function readPostcode(text: string): Postcode {
	const parsed = parsePostcode(text);
	if (!parsed.ok) {
		throw refusalProblem(parsed);
	}
	return parsed.postcode;
}

/** Whether a postcode is at fault, and nothing that a later try could mend. */
export function isOfPostcode(cause: unknown): cause is Problem {
	return cause instanceof Problem && cause.code.includes("postcode");
}
