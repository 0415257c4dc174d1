/** How authorities code the right of Part 3, Class L of the General Permitted Development Order: "3L" or "P3CL". */
const CODED_CLASS_L = /(^|[^0-9])3C?L/i;
const WORDED_CLASS_L =
	/\bHMO|\bhouses? in multiple occupation|\bC3\s*(to|->|→)\s*C4\b|\bclass L\b/i;

/** The parts of an entry that may say which right it removes. */
type Wording = { readonly rights: string | null; readonly texts: readonly (string | null)[] };

/**
 * Whether an Article 4 entry removes the right to turn a home into a small HMO (use class C3 to C4) without
 * planning permission. Source: SI 2015/596, Schedule 2, Part 3, Class L. Authorities code the right or describe it
 * in prose, so both are read; an entry that says neither is about other rights.
 */
export function removesHmoRight({ rights, texts }: Wording): boolean {
	const codes = rights?.split(/[\s;,|]+/) ?? [];
	return (
		codes.some((code) => CODED_CLASS_L.test(code)) ||
		[rights, ...texts].some((text) => text !== null && WORDED_CLASS_L.test(text))
	);
}
