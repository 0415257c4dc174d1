/** Words of the longest sentence that a customer reads. */
export const MOST_WORDS = 25;

/** Sentences of a text, as English cuts them. */
export function sentencesOf(text: string): string[] {
	return text
		.split(/\n{2,}|(?<=[.?!][”’")]?)\s+(?=[A-Z£“‘"(0-9])/)
		.map((each) => each.replaceAll(/\s+/g, " ").trim())
		.filter((each) => each !== "");
}

/** Number of words separated by spaces; a lone dash does not count. */
export function countWords(sentence: string): number {
	return sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
