import * as z from "zod";
import { oneLine, severalLines } from "#domain/base/typed-text.ts";

/** Bounds of a text, in characters, and what is said of one that is beyond them. */
type Bounds = {
	readonly min?: readonly [number, string];
	readonly max: readonly [number, string];
};

/** What is said of a text that is longer than anyone needs. */
export const TOO_LONG = "That is too long";

/** A bound that a writer may well come to, and is told. */
export const lettersAtMost = (most: number) =>
	[most, `${most.toLocaleString("en-GB")} letters at most`] as const;

/** Words that a person types into a field of one line, as they are kept: no break, and nothing that is not seen. Every such field is one of these. */
export const TypedLine = (bounds: Bounds) => typed(oneLine, bounds);

/** The same of a field of several lines. */
export const TypedLines = (bounds: Bounds) => typed(severalLines, bounds);

function typed(clean: (typed: string) => string, { min, max }: Bounds) {
	const [least, tooShort] = min ?? [0, ""];
	const [most, tooLong] = max;
	return z
		.string(tooShort || undefined)
		.transform(clean)
		.pipe(z.string().min(least, tooShort).max(most, tooLong));
}
