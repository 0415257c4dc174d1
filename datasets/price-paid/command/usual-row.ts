const QUOTE = 34;
const COMMA = 44;
const DASH = 45;
const ZERO = 48;
const BRACE = 123;
const A = 65;
const B = 66;

/** Where the price begins: behind the identifier and the quotes around it. */
const PRICE_AT = 42;
const DAY_LENGTH = 10;
const AFTER_DAY = Buffer.from(' 00:00","');
const LONGEST_PRICE = 12;

/** A day as a number, `20260930`, which is compared as days are. */
export type DayNumber = number;

/**
 * The day of a row that is a usual one by its beginning and its end; 0 of any other, whose fields have to tell. Five in six rows of the complete file
 * are too old to be kept, and nothing but this is read of them.
 */
export function usualDay(bytes: Uint8Array, start: number, end: number): DayNumber {
	const at = dayPlace(bytes, start);
	if (at === 0 || at + DAY_LENGTH + AFTER_DAY.length > end || !hasUsualEnd(bytes, end)) {
		return 0;
	}
	let day = 0;
	for (let place = at; place < at + DAY_LENGTH; place += 1) {
		const byte = bytes[place] ?? 0;
		if (place === at + 4 || place === at + 7) {
			if (byte !== DASH) {
				return 0;
			}
		} else if (byte < ZERO || byte > ZERO + 9) {
			return 0;
		} else {
			day = day * 10 + byte - ZERO;
		}
	}
	return day;
}

/** Where the day of a row begins; 0 where the row is not as usual up to there. */
export function dayPlace(bytes: Uint8Array, start: number): number {
	if (bytes[start] !== QUOTE || bytes[start + 1] !== BRACE) {
		return 0;
	}
	let at = start + PRICE_AT;
	while (at < start + PRICE_AT + LONGEST_PRICE + 1 && bytes[at] !== QUOTE) {
		at += 1;
	}
	const day = at + 3;
	return isParted(bytes, at) && isAt(AFTER_DAY, bytes, day + DAY_LENGTH) ? day : 0;
}

/** `"A","A"` or `"B","A"`, behind a field that is more than a letter: one of a letter may be a column too many. */
function hasUsualEnd(bytes: Uint8Array, end: number): boolean {
	return (
		bytes[end - 1] === QUOTE &&
		bytes[end - 2] === A &&
		isParted(bytes, end - 5) &&
		(bytes[end - 6] === A || bytes[end - 6] === B) &&
		bytes[end - 7] === QUOTE &&
		bytes[end - 11] !== QUOTE
	);
}

/** Whether a field ends here and the next begins: `","`. */
export function isParted(bytes: Uint8Array, at: number): boolean {
	return bytes[at] === QUOTE && bytes[at + 1] === COMMA && bytes[at + 2] === QUOTE;
}

function isAt(wanted: Uint8Array, bytes: Uint8Array, at: number): boolean {
	for (let place = 0; place < wanted.length; place += 1) {
		if (bytes[at + place] !== wanted[place]) {
			return false;
		}
	}
	return true;
}
