import type { IsoDate } from "./calendar.ts";

/** What a calendar file is sent as. Source: RFC 5545 section 8.1. */
export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** Lines as the text of a calendar file. Source: RFC 5545 section 3.1. */
export function calendarText(lines: readonly string[]): string {
	return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** A day as a calendar file has it: `20261126`. */
export function compactDay(day: IsoDate): string {
	return day.replaceAll("-", "");
}

/** Text as it may stand in a property. Any way of ending a line becomes the one escape there is; other control characters may not stand in a line at all. Source: RFC 5545 section 3.3.11. */
export function escapeText(text: string): string {
	return text
		.replaceAll(/[\\;,]/g, "\\$&")
		.replaceAll(/\r\n|\r|\n/g, "\\n")
		.replaceAll(/\p{Cc}/gu, " ");
}

/** Octets of a line at most, without its end. Source: RFC 5545 section 3.1. */
const LONGEST = 75;

/** A line in parts of 75 octets at most, no letter cut in two; a part after the first begins with the blank that says so. */
function fold(line: string): string {
	let folded = "";
	let octets = 0;
	for (const letter of line) {
		const size = octetsOf(letter.codePointAt(0) ?? 0);
		if (octets + size > LONGEST) {
			folded += "\r\n ";
			octets = 1;
		}
		folded += letter;
		octets += size;
	}
	return folded;
}

/** Octets of a letter in UTF-8. Source: RFC 3629 section 3. */
function octetsOf(codePoint: number): number {
	return 1 + [0x7f, 0x7ff, 0xffff].filter((last) => codePoint > last).length;
}
