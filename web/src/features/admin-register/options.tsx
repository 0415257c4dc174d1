/** What may be chosen, each value with its words. */
export function Options({ words }: { words: Readonly<Record<string, string>> }) {
	return Object.entries(words).map(([value, said]) => (
		<option key={value} value={value}>
			{said}
		</option>
	));
}
