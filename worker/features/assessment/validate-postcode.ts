import type { PostcodeValidation } from "#contracts/postcode-validation.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { readPostcode } from "#worker/facts/read-postcode.ts";
import type { Problem } from "#worker/platform/problem.ts";

/**
 * Whether a preview of this text can be made. Gathers the facts on the way, so that the preview that follows finds them
 * ready. Always an answer: a refusal is one, and where nothing can be looked up now the shape alone decides.
 */
export async function validatePostcode(
	gathering: Gathering,
	text: string,
): Promise<PostcodeValidation> {
	try {
		await factsFor(gathering, readPostcode(text));
		return { isValid: true };
	} catch (cause) {
		const problem = toProblem(cause);
		if (refusals.includes(problem.code)) {
			return { isValid: false, reason: problem.message };
		}
		if (passing.includes(problem.code)) {
			return { isValid: true };
		}
		throw cause;
	}
}

/** What will pass, and says nothing of the postcode. */
const passing: readonly Problem["code"][] = ["rate_limited", "unavailable"];

const refusals: readonly Problem["code"][] = [
	"invalid_postcode",
	"postcode_unknown",
	"postcode_terminated",
	"postcode_not_geographic",
	"postcode_not_covered",
];
