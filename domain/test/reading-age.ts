import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import { countWords, sentencesOf } from "./sentences.ts";

/** A pupil in the first grade of the school of the United States is six years old, and its grades are what the formula gives. */
const AGE_OF_GRADE_0 = 5;

/**
 * Returns the age, in years, at which a text is read with ease: the grade of Flesch and Kincaid and five. A line without a mark at its end is a sentence.
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
