/** Characters shown of what differs. */
const SHOWN = 160;

/** Where two recordings differ, in words: line by line, with what surrounds the first difference of each. Empty where they are the same. */
export function differencesOf(before: readonly string[], after: readonly string[]): string[] {
	const count = Math.max(before.length, after.length);
	return Array.from({ length: count }, (_, at) => at).flatMap((at) => {
		const [was, is] = [before[at], after[at]];
		if (was === is) {
			return [];
		}
		if (was === undefined || is === undefined) {
			return `line ${at + 1} ${was === undefined ? "is new" : "is gone"}: ${(was ?? is ?? "").slice(0, SHOWN)}`;
		}
		const from = firstDifference(was, is);
		const around = (text: string) => text.slice(Math.max(0, from - SHOWN / 2), from + SHOWN / 2);
		return `line ${at + 1}: ${was.slice(0, SHOWN / 2)}\n  - ${around(was)}\n  + ${around(is)}`;
	});
}

function firstDifference(one: string, other: string): number {
	let at = 0;
	while (at < one.length && one[at] === other[at]) {
		at++;
	}
	return at;
}
