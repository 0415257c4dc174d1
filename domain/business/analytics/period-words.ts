import type { IsoDate } from "../../base/calendar.ts";
import { dateInWords, shortDateInWords } from "../../base/words.ts";
import type { Bucket, BucketSize } from "./buckets.ts";
import type { Period } from "./period.ts";

/** `2 to 8 November 2026`, `28 October to 3 November 2026`, `21 November 2026`: what both ends share is said once. */
export function periodInWords(period: Period): string {
	return spanInWords(period, dateInWords);
}

/** A bucket by its name, months cut short: `Oct 2026` for a whole month, else its days. */
export function bucketInWords(
	bucket: Pick<Bucket<unknown>, "from" | "to" | "isWhole">,
	size: BucketSize,
): string {
	return size === "month" && bucket.isWhole
		? shortDateInWords(bucket.from.slice(0, 7))
		: spanInWords(bucket, shortDateInWords);
}

/** The few letters under a column: `12 Nov`, or `Nov 26` for a month. */
export function bucketTick({ from }: Pick<Period, "from">, size: BucketSize): string {
	const [day = "", month = "", year = ""] = shortDateInWords(from).split(" ");
	return size === "month" ? `${month} ${year.slice(2)}` : `${day} ${month}`;
}

function spanInWords({ from, to }: Period, say: (date: IsoDate) => string): string {
	if (from === to) {
		return say(to);
	}
	const [day = "", month = "", year = ""] = say(from).split(" ");
	const isOneYear = from.slice(0, 4) === to.slice(0, 4);
	const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
	const first = [day, isOneMonth ? "" : month, isOneYear ? "" : year].filter(Boolean).join(" ");
	return `${first} to ${say(to)}`;
}
