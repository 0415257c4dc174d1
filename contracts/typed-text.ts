import * as z from "zod";
import { oneLine, severalLines } from "#domain/base/typed-text.ts";
import { countInWords } from "#domain/base/words.ts";

/** Bounds of a text, in characters, each with the refusal for a text beyond it. */
type Bounds = {
	readonly min?: readonly [number, string];
	readonly max: readonly [number, string];
};

/** Refusal for a text that is longer than anyone needs. */
export const TOO_LONG = "That is too long";

/** Refusal that states the limit, for texts that people may well make too long. */
export const lettersAtMost = (most: number) =>
	[most, `${countInWords(most, "letter")} at most`] as const;

/** Text typed into a one-line field, in the form in which it is stored: without line breaks or invisible characters. Every such field uses this. */
export const TypedLine = (bounds: Bounds) => typed(oneLine, bounds);

/** Text typed into a field of several lines, in the same form. */
export const TypedLines = (bounds: Bounds) => typed(severalLines, bounds);

function typed(clean: (typed: string) => string, { min, max }: Bounds) {
	const [least, tooShort] = min ?? [0, ""];
	const [most, tooLong] = max;
	return z
		.string(tooShort || undefined)
		.check(z.overwrite(clean), z.minLength(least, tooShort), z.maxLength(most, tooLong));
}
