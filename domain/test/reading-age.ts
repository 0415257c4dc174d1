import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { countWords, sentencesOf } from "./sentences.ts";

/** Age of pupils at grade 0: the formula gives US school grades, and first-graders are six. */
const AGE_OF_GRADE_0 = 5;

/**
 * Age in years at which a text is read with ease: its Flesch-Kincaid grade plus five. A line without a final mark counts as a sentence.
 * Source: Kincaid and others, Derivation of new readability formulas, 1975.
 */
export function readingAge(lines: readonly string[]): number {
	const sentences = lines.flatMap(sentencesOf).filter((each) => countWords(each) > 0);
	const text = sentences.join(" ");
	const grade = fleschKincaid({
		sentence: sentences.length,
		word: countWords(text),
		syllable: syllable(text),
	});
	return grade + AGE_OF_GRADE_0;
}
