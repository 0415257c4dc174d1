import * as z from "zod";
import { licenceKinds } from "#domain/base/licence.ts";
import { councilPageDefect } from "#domain/subjects/licensing/council-page.ts";
import {
	PAGE_WANTED,
	SUGGESTED_PAGE_LENGTH,
	SUGGESTION_LENGTH,
	WHAT_TOO_LONG,
	WHAT_WANTED,
} from "#domain/subjects/licensing/suggestion.ts";
import { Email } from "./credentials.ts";
import { TypedLines } from "./typed-text.ts";

/**
 * POST /api/register/suggestions: reports a wrong verdict. It changes nothing in the register. Answers 202 and `Done`, also when sent twice. The server
 * additionally refuses, by field, a page that is neither the council's nor a notice: only the server knows which pages a council has.
 */
export const NewSuggestion = z.object({
	/** The home with the verdict. */
	postcode: z.string("Enter a postcode").max(32, "Check the postcode."),
	kind: z.enum(licenceKinds),
	/** The row of the register it is about, where known. */
	schemeId: z
		.string()
		.regex(/^[\w-]{1,120}$/, "That is not a scheme")
		.optional(),
	what: TypedLines({
		min: [SUGGESTION_LENGTH.min, WHAT_WANTED],
		max: [SUGGESTION_LENGTH.max, WHAT_TOO_LONG],
	}),
	link: z
		.string(PAGE_WANTED)
		.trim()
		.max(SUGGESTED_PAGE_LENGTH, "That address is too long")
		.superRefine((address, context) => {
			const defect = address === "" ? PAGE_WANTED : councilPageDefect(address);
			if (defect !== null) {
				context.addIssue(defect);
			}
		}),
	/** Where to send the answer; absent where none is wanted. An unverified address gets at most one e-mail while it is kept. */
	email: Email.optional(),
});
export type NewSuggestion = z.infer<typeof NewSuggestion>;
