import type { Improvement } from "#domain/base/facts/certificate.ts";
import { fromPounds } from "#domain/base/money.ts";

/**
 * Reads the cost printed beside a recommendation, in pounds: "£4,000 - £14,000", "£13", 2000, and what mangled
 * encodings made of them ("Â£4,000 - Â£6,000", "??18"). Text that is not plainly one amount or a rising range is
 * null, for half-read words ("£4k", "£350 per window") would give a wrong sum; so is a cost of nothing.
 */
export function readIndicativeCost(printed: unknown): Improvement["cost"] {
	if (typeof printed !== "string" && typeof printed !== "number") {
		return null;
	}
	const text = String(printed).replaceAll(",", "");
	const [, first, last = first] =
		/^[^\w\-.]*(\d+(?:\.\d{1,2})?)(?:\s*(?:-|–|to)[^\w\-.]*(\d+(?:\.\d{1,2})?))?\s*$/.exec(text) ??
		[];
	const [low, high] = [Number(first), Number(last)];
	return low > 0 && low <= high ? { low: fromPounds(low), high: fromPounds(high) } : null;
}
