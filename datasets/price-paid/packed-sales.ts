import type { IsoDate } from "#domain/base/calendar.ts";
import { categories, propertyTypes, type Transaction, tenures } from "./transaction.ts";

/**
 * A stored sale: identifier (22 characters), day (3) and traits (1), each of fixed length, then price, a tab, address. A million postcodes' sales are kept
 * in this form and merged without unpacking.
 */
export type PackedSale = string;

const ID_LENGTH = 22;
const DAY_END = ID_LENGTH + 3;
const PRICE_AT = DAY_END + 1;

/** Digits of base 64, as identifiers and traits are written. */
export const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const BASE = 36;
/** The first day of Price Paid Data. */
const FIRST_DAY = Date.UTC(1995, 0, 1);
const DAY = 86_400_000;

export function packSale(sale: Transaction): PackedSale {
	const address = sale.address.replace(/[\t\n\r]+/g, " ");
	return `${packId(sale.id)}${packDay(sale.day)}${packTraits(sale)}${sale.price.toString(BASE)}\t${address}`;
}

/** @throws RangeError when it is no packed sale. */
export function unpackSale(packed: PackedSale, postcode: string): Transaction {
	const tab = packed.indexOf("\t");
	const traits = alphabet.indexOf(packed.charAt(DAY_END));
	const type = propertyTypes[Math.floor(traits / 12)];
	const tenure = tenures[Math.floor(traits / 2) % 3];
	const category = categories[traits % 2];
	if (tab < PRICE_AT || !type || !tenure || !category) {
		throw new RangeError(`not a packed sale: ${packed.slice(0, 60)}`);
	}
	return {
		id: unpackId(packed.slice(0, ID_LENGTH)),
		price: packedPrice(packed),
		day: unpackDay(packed.slice(ID_LENGTH, DAY_END)),
		postcode,
		type,
		isNew: Math.floor(traits / 6) % 2 === 1,
		tenure,
		address: packed.slice(tab + 1),
		category,
		status: "A",
	};
}

/** Sales of a postcode, one a line, newest first. */
export function packSales(sales: readonly Transaction[]): string {
	return joinSales(sales.map(packSale));
}

export function unpackSales(text: string, postcode: string): Transaction[] {
	return splitSales(text).map((packed) => unpackSale(packed, postcode));
}

/** Joins sales newest first, and by identifier within a day, so that equal sets give equal text. */
export function joinSales(sales: readonly PackedSale[]): string {
	return sales.toSorted(byDay).join("\n");
}

export function splitSales(text: string): PackedSale[] {
	return text === "" ? [] : text.split("\n");
}

function byDay(a: PackedSale, b: PackedSale): number {
	const [dayOfA, dayOfB] = [packedDay(a), packedDay(b)];
	return dayOfA === dayOfB ? (a < b ? -1 : 1) : dayOfA > dayOfB ? -1 : 1;
}

/** Identifier of a sale. */
export function packedId(packed: PackedSale): string {
	return packed.slice(0, ID_LENGTH);
}

/** Day of a sale. In this form, comparing text compares dates. */
export function packedDay(packed: PackedSale): string {
	return packed.slice(ID_LENGTH, DAY_END);
}

/** Whole pounds. */
export function packedPrice(packed: PackedSale): number {
	return Number.parseInt(packed.slice(PRICE_AT, packed.indexOf("\t")), BASE);
}

/** The type of home when it was sold at full value (category A); null otherwise. */
export function fullValueType(packed: PackedSale): Transaction["type"] | null {
	const traits = alphabet.indexOf(packed.charAt(DAY_END));
	return traits % 2 === 0 ? (propertyTypes[Math.floor(traits / 12)] ?? null) : null;
}

/** @throws RangeError on a day before Price Paid Data begins. */
export function packDay(day: IsoDate): string {
	const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8)].map(Number);
	const days = (Date.UTC(year ?? 0, (month ?? 0) - 1, date) - FIRST_DAY) / DAY;
	if (!Number.isInteger(days) || days < 0) {
		throw new RangeError(`no day of Price Paid Data: ${day}`);
	}
	return days.toString(BASE).padStart(3, "0");
}

function unpackDay(packed: string): IsoDate {
	const days = Number.parseInt(packed, BASE);
	return new Date(FIRST_DAY + days * DAY).toISOString().slice(0, 10);
}

/** Packs three hexadecimal digits into two characters. The last two digits also take two, with four bits unused. */
function packId(id: string): string {
	let packed = "";
	for (let at = 0; at < id.length; at += 3) {
		const bits = Number.parseInt(id.slice(at, at + 3), 16) << (at + 3 > id.length ? 4 : 0);
		packed += alphabet.charAt(bits >> 6) + alphabet.charAt(bits & 63);
	}
	return packed;
}

function unpackId(packed: string): string {
	let id = "";
	for (let at = 0; at < packed.length; at += 2) {
		const bits =
			(alphabet.indexOf(packed.charAt(at)) << 6) | alphabet.indexOf(packed.charAt(at + 1));
		id += bits.toString(16).padStart(3, "0");
	}
	return id.slice(0, 32).toUpperCase();
}

function packTraits({ type, isNew, tenure, category }: Transaction): string {
	const newOrNot = propertyTypes.indexOf(type) * 2 + (isNew ? 1 : 0);
	const place = (newOrNot * tenures.length + tenures.indexOf(tenure)) * categories.length;
	return alphabet.charAt(place + categories.indexOf(category));
}
