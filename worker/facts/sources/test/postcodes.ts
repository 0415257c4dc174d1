import { type Postcode, parsePostcode } from "#domain/base/postcode.ts";

/** A postcode for a test, from text that is one. */
export function postcode(text: string): Postcode {
	const parsed = parsePostcode(text);
	if (!parsed.ok) {
		throw new RangeError(parsed.reason);
	}
	return parsed.postcode;
}
