/** How far under its label a value may stand: portals put a word of explanation between. */
const REACH = 8;

/**
 * What follows a label, be it on the same line ("Tenure: Leasehold") or on one of the next lines. `read` gives null for what is no such
 * value; the first that is one counts.
 */
export function labelled<T>(
	lines: readonly string[],
	label: RegExp,
	read: (text: string) => T | null,
): T[] {
	return lines.flatMap((line, index) => {
		const found = label.exec(line);
		if (found?.index !== 0) {
			return [];
		}
		const rest = line.slice(found[0].length).replace(/^\s*[:\-–]?\s*/, "");
		const candidates = rest === "" ? lines.slice(index + 1, index + 1 + REACH) : [rest];
		for (const candidate of candidates) {
			const value = read(candidate);
			if (value !== null) {
				return [value];
			}
		}
		return [];
	});
}
