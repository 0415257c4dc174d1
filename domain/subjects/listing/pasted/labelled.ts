/** Lines below a label within which its value may be, because portals put explanations between. */
const REACH = 8;
/** Labels of other facts, alone or followed by a value; not within a sentence. */
const LABEL =
	/^(?:(?:annual|estimated|current) )?(?:ground rents?|service charges?|tenure|council tax(?: band)?|(?:length of|remaining) lease|lease (?:length|remaining|left|details)|(?:time|years) remaining(?: on lease)?|unexpired lease|key (?:features|information)|(?:full |property )?description|about (?:the|this) property|property type|(?:bed|bath)rooms?|receptions?|size|floor area|epc(?: rating)?|parking|garden|heating|accessibility|deposit|let(?:ting)? details|let type|furnish type)(?: ?[:–-]| ?£|$)/i;

/** Value of a label, on the same line ("Tenure: Leasehold") or a following one. `read` returns null for text that is no such value; the first value counts. */
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

/** Lines up to the next label. A repeated label of the same fact does not end it, nor does a "Read more about" link. */
function underLabel(lines: readonly string[], index: number, label: RegExp): string[] {
	const below = lines.slice(index + 1, index + 1 + REACH);
	const next = below.findIndex(
		(line, at) => LABEL.test(line) && !label.test(line) && !/\babout$/i.test(below[at - 1] ?? ""),
	);
	return next < 0 ? below : below.slice(0, next);
}

/** The value that all share; null when there is none, or when they differ. */
export function only<T extends string | number>(values: readonly (T | null)[]): T | null {
	const different = new Set(values.filter((value) => value !== null));
	const [first] = different;
	return different.size === 1 && first !== undefined ? first : null;
}
