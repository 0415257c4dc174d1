import type { PostcodeValidation } from "#contracts/postcode-validation.ts";
import { Problem } from "#worker/platform/problem.ts";
import { factsFor } from "./facts-for.ts";
import type { Gathering } from "./gathering.ts";
import { readPostcode } from "./read-postcode.ts";

/**
 * Whether a preview of this text can be made. Gathers the facts on the way, so that the preview that follows finds them
 * ready. A refusal is an answer here; anything else that goes wrong still throws.
 */
export async function validatePostcode(
	gathering: Gathering,
	text: string,
): Promise<PostcodeValidation> {
	try {
		await factsFor(gathering, readPostcode(text));
		return { isValid: true };
	} catch (problem) {
		if (problem instanceof Problem && refusals.includes(problem.code)) {
			return { isValid: false, reason: problem.message };
		}
		throw problem;
	}
}

const refusals: readonly Problem["code"][] = [
	"invalid_postcode",
	"postcode_unknown",
	"postcode_terminated",
	"postcode_not_geographic",
	"postcode_not_covered",
];
