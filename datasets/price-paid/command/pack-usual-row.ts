import { alphabet, packDay } from "#datasets/price-paid/packed-sales.ts";
import { categories, propertyTypes, tenures } from "#datasets/price-paid/transaction.ts";
import { type DayNumber, dayPlace, isParted } from "./usual-row.ts";

const TAB = 9;
const LINE_END = 10;
/** Bytes below it are no letters. */
const SPACE = 32;
const QUOTE = 34;
const COMMA = 44;
const DASH = 45;
const ZERO = 48;
const NINE = 57;
const BRACE_END = 125;

const NONE = 255;
/** Longer than any row, whose fields are not longer packed than they were. */
const LONGEST_PACKED = 2048;
/** Characters of a postcode with its space. */
const LONGEST_POSTCODE = 8;
/** Where the price begins, and its most digits. */
const PRICE_AT = 42;
const MOST_DIGITS = 12;
/** Places of the identifier's digits and dashes, and where it ends. */
const ID_AT = 2;
const ID_END = 38;
const dashes = [8, 13, 18, 23].map((place) => ID_AT + place);
const idPlaces = Array.from({ length: ID_END - ID_AT }, (_, place) => ID_AT + place).filter(
	(place) => !dashes.includes(place),
);
/** From the beginning of the day to that of the postcode: `2026-09-30 00:00","`. */
const DAY_TO_POSTCODE = 19;
/** From the end of the postcode to the house: `","T","N","F","`. */
const TRAITS_LENGTH = 15;
/** From the end of a field to the next: `","`. */
const BETWEEN = 3;
/** How far from its end the category of a row stands: `A","A"`. */
const CATEGORY_FROM_END = 6;
/** The first day of Price Paid Data. */
const FIRST_DAY = "1995-01-01";
/** Fields between street and category: locality, town, district, county. */
const UNREAD = 4;

const hexValues = valuesOf([..."0123456789ABCDEF"]);
for (const [place, digit] of [..."abcdef"].entries()) {
	hexValues[digit.charCodeAt(0)] = 10 + place;
}
const typeValues = valuesOf(propertyTypes);
const ageValues = valuesOf(["N", "Y"]);
const tenureValues = valuesOf(tenures);
const categoryValues = valuesOf(categories);
const digits64 = Buffer.from(alphabet);
const postcodeShape = /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/;

function valuesOf(letters: readonly string[]): Uint8Array {
	const values = new Uint8Array(256).fill(NONE);
	for (const [value, letter] of letters.entries()) {
		values[letter.charCodeAt(0)] = value;
	}
	return values;
}

/** A row that is packed, until the next one is. */
export type PackedRow = {
	/** Postcode, tab, packed sale, line end: as many bytes of it as `pack` said. */
	readonly line: Buffer;
	/** Without its space. */
	postcode: string;
};

/**
 * Packs rows of the bulk files as nearly all of them are: ASCII, every field in quotes and without quotes of its own, a postcode, an added sale. It goes
 * byte by byte, several times as fast as by way of the fields. What is not just so in any way is left to `readTransaction`, which alone refuses.
 */
export function usualRowPacker() {
	const line = Buffer.alloc(LONGEST_PACKED);
	const packed: PackedRow = { line, postcode: "" };
	const days = new Map<DayNumber, string | null>();
	const packedDayOf = (day: DayNumber): string | null => {
		let text = days.get(day);
		if (text === undefined) {
			text = packDayNumber(day);
			days.set(day, text);
		}
		return text;
	};
	return {
		packed,
		/** The length of the packed line; 0 of a row that is not as usual. `day` is its `usualDay`. */
		pack(bytes: Buffer, start: number, end: number, day: DayNumber): number {
			const dayText = packedDayOf(day);
			const postcodeAt = dayPlace(bytes, start) + DAY_TO_POSTCODE;
			const postcodeEnd = quoteAfter(bytes, postcodeAt, postcodeAt + LONGEST_POSTCODE);
			const postcode = bytes.toString("latin1", postcodeAt, postcodeEnd).replace(" ", "");
			const price = priceAt(bytes, start);
			const traits = traitsOf(bytes, postcodeEnd, end);
			if (dayText === null || price === 0 || traits === NONE || !postcodeShape.test(postcode)) {
				return 0;
			}
			line.write(postcode, 0, "latin1");
			const idAt = postcode.length + 1;
			line[idAt - 1] = TAB;
			const idEnd = packId(bytes, start, line, idAt);
			if (idEnd === 0) {
				return 0;
			}
			const head = `${dayText}${alphabet.charAt(traits)}${price.toString(36)}\t`;
			const addressAt = idEnd + line.write(head, idEnd, "latin1");
			const length = packAddress(bytes, postcodeEnd + TRAITS_LENGTH, { end, line, at: addressAt });
			packed.postcode = postcode;
			return length;
		},
	};
}

/** @returns null of a day that does not exist or lies before Price Paid Data begins */
function packDayNumber(day: DayNumber): string | null {
	const text = String(day).padStart(8, "0");
	const iso = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`;
	const time = Date.parse(`${iso}T00:00:00Z`);
	const exists = !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
	return exists && iso >= FIRST_DAY ? packDay(iso) : null;
}

function quoteAfter(bytes: Uint8Array, from: number, last: number): number {
	let at = from;
	while (at < last && bytes[at] !== QUOTE) {
		at += 1;
	}
	return at;
}

/** Whole pounds; 0 where no price of the usual form stands. */
function priceAt(bytes: Uint8Array, start: number): number {
	let price = 0;
	let at = start + PRICE_AT;
	if (bytes[at] === ZERO) {
		return 0;
	}
	for (; at < start + PRICE_AT + MOST_DIGITS; at += 1) {
		const byte = bytes[at] ?? 0;
		if (byte < ZERO || byte > NINE) {
			break;
		}
		price = price * 10 + byte - ZERO;
	}
	return bytes[at] === QUOTE ? price : 0;
}

/** The packed traits of a row: type, age and tenure behind the postcode, category before the end. */
function traitsOf(bytes: Uint8Array, postcodeEnd: number, end: number): number {
	const isUsual =
		isParted(bytes, postcodeEnd) &&
		isParted(bytes, postcodeEnd + 4) &&
		isParted(bytes, postcodeEnd + 8) &&
		isParted(bytes, postcodeEnd + 12);
	const type = typeValues[bytes[postcodeEnd + 3] ?? 0] ?? NONE;
	const age = ageValues[bytes[postcodeEnd + 7] ?? 0] ?? NONE;
	const tenure = tenureValues[bytes[postcodeEnd + 11] ?? 0] ?? NONE;
	const category = categoryValues[bytes[end - 6] ?? 0] ?? NONE;
	if (!isUsual || type === NONE || age === NONE || tenure === NONE || category === NONE) {
		return NONE;
	}
	return ((type * 2 + age) * tenures.length + tenure) * categories.length + category;
}

/** Writes the identifier as `packSale` does; where it ends, 0 where none stands. */
function packId(bytes: Uint8Array, start: number, line: Buffer, into: number): number {
	if (!isBraced(bytes, start)) {
		return 0;
	}
	let at = into;
	for (let place = 0; place < idPlaces.length; place += 3) {
		const first = hexAt(bytes, start, place);
		const second = hexAt(bytes, start, place + 1);
		const third = place + 2 < idPlaces.length ? hexAt(bytes, start, place + 2) : 0;
		if (first === NONE || second === NONE || third === NONE) {
			return 0;
		}
		const bits =
			place + 2 < idPlaces.length
				? (first << 8) | (second << 4) | third
				: ((first << 4) | second) << 4;
		line[at] = digits64[bits >> 6] ?? 0;
		line[at + 1] = digits64[bits & 63] ?? 0;
		at += 2;
	}
	return at;
}

function hexAt(bytes: Uint8Array, start: number, place: number): number {
	return hexValues[bytes[start + (idPlaces[place] ?? 0)] ?? 0] ?? NONE;
}

function isBraced(bytes: Uint8Array, start: number): boolean {
	return (
		bytes[start + ID_END] === BRACE_END &&
		isParted(bytes, start + ID_END + 1) &&
		dashes.every((place) => bytes[start + place] === DASH)
	);
}

type Address = { readonly end: number; readonly line: Buffer; readonly at: number };

/** Writes flat, house and street, and the line's end; its length, 0 where the fields behind the traits are not as usual. */
function packAddress(bytes: Buffer, from: number, { end, line, at }: Address): number {
	const houseEnd = fieldEnd(bytes, from, end);
	const flatEnd = fieldEnd(bytes, houseEnd + BETWEEN, end);
	const streetEnd = fieldEnd(bytes, flatEnd + BETWEEN, end);
	let behind = streetEnd + BETWEEN;
	for (let field = 0; field < UNREAD; field += 1) {
		behind = fieldEnd(bytes, behind, end) + BETWEEN;
	}
	if (behind !== end - CATEGORY_FROM_END) {
		return 0;
	}
	let filled = at;
	const add = (start: number, stop: number): void => {
		if (stop > start) {
			if (filled > at) {
				line[filled] = COMMA;
				line[filled + 1] = SPACE;
				filled += 2;
			}
			filled += bytes.copy(line, filled, start, stop);
		}
	};
	add(houseEnd + BETWEEN, flatEnd);
	add(from, houseEnd);
	add(flatEnd + BETWEEN, streetEnd);
	line[filled] = LINE_END;
	return filled + 1;
}

/** Where a field ends that the quotes and comma of the next stand behind; far behind the row where it does not end so. */
function fieldEnd(bytes: Uint8Array, from: number, end: number): number {
	let at = from;
	while (at < end && bytes[at] !== QUOTE) {
		if ((bytes[at] ?? 0) < SPACE) {
			return end;
		}
		at += 1;
	}
	return at < end && isParted(bytes, at) ? at : end;
}
