import { countInWords } from "#domain/words.ts";

const HOUR = 3_600_000;

/** A lifetime in milliseconds that is whole hours: "1 hour", "24 hours". */
export function hoursInWords(lifetime: number): string {
	return countInWords(lifetime / HOUR, "hour");
}
