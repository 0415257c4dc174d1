/** How far under its label a value may stand: portals put a word of explanation between. */
const REACH = 8;
/** What else a portal states by label. The word alone, or with a value behind it; in a sentence of explanation it is none. */
const LABEL =
	/^(?:(?:annual|estimated|current) )?(?:ground rents?|service charges?|tenure|council tax(?: band)?|(?:length of|remaining) lease|lease (?:length|remaining|left|details)|(?:time|years) remaining(?: on lease)?|unexpired lease|key (?:features|information)|(?:full |property )?description|about (?:the|this) property|property type|(?:bed|bath)rooms?|receptions?|size|floor area|epc(?: rating)?|parking|garden|heating|accessibility|deposit|let(?:ting)? details|let type|furnish type)(?: ?[:–-]| ?£|$)/i;

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
		const candidates = rest === "" ? underLabel(lines, index, label) : [rest];
		for (const candidate of candidates) {
			const value = read(candidate);
			if (value !== null) {
				return [value];
			}
		}
		return [];
	});
}

/** The lines up to the next label. That of the same thing is none, nor is a link behind "Read more about". */
function underLabel(lines: readonly string[], index: number, label: RegExp): string[] {
	const below = lines.slice(index + 1, index + 1 + REACH);
	const next = below.findIndex(
		(line, at) => LABEL.test(line) && !label.test(line) && !/\babout$/i.test(below[at - 1] ?? ""),
	);
	return next < 0 ? below : below.slice(0, next);
}

/** The one value that all of them are; null when there is none, or when they differ and no one can tell which is meant. */
export function only<T extends string | number>(values: readonly (T | null)[]): T | null {
	const different = new Set(values.filter((value) => value !== null));
	const [first] = different;
	return different.size === 1 && first !== undefined ? first : null;
}
