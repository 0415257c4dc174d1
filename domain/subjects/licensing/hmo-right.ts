/** How authorities code the right of Part 3, Class L of the General Permitted Development Order: "3L" or "P3CL". */
const CODED_CLASS_L = /(^|[^0-9])3C?L/i;
const WORDED_CLASS_L =
	/\bHMO|\bhouses? in multiple occupation|\bC3\s*(to|->|→)\s*C4\b|\bclass L\b/i;

/** Parts of an entry that may name the right it removes. */
type Wording = { readonly rights: string | null; readonly texts: readonly (string | null)[] };

/**
 * How an Article 4 entry removes the right to turn a home into a small HMO (use class C3 to C4) without planning permission: `coded` by the right's code,
 * which is certain, or `worded` in prose, which may mean the opposite. Null when it is about other rights. Source: SI 2015/596, Schedule 2, Part 3, Class
 * L.
 */
export function hmoRight({ rights, texts }: Wording): "coded" | "worded" | null {
	const codes = rights?.split(/[\s;,|]+/) ?? [];
	if (codes.some((code) => CODED_CLASS_L.test(code))) {
		return "coded";
	}
	const worded = [rights, ...texts].some((text) => text !== null && WORDED_CLASS_L.test(text));
	return worded ? "worded" : null;
}
