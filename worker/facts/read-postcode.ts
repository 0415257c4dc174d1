import { type Postcode, parsePostcode } from "#domain/postcode.ts";
import { refusalProblem } from "./place-problem.ts";

/** The postcode in an address of ours. @throws Problem with the reason when it is none. */
export function readPostcode(text: string): Postcode {
	const parsed = parsePostcode(text);
	if (!parsed.ok) {
		throw refusalProblem(parsed);
	}
	return parsed.postcode;
}
