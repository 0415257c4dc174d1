import type { DatabaseSync } from "node:sqlite";
import { figurePeriod, keptPeriod } from "#domain/base/facts/sale-figures.ts";
import type { PublishedFile } from "../ingest/files/published-file.ts";
import type { SqlStatement } from "../ingest/store/store.ts";
import { merge } from "../price-paid/merge.ts";
import { packSale, splitSales, unpackSale } from "../price-paid/packed-sales.ts";
import { seenAt, writeRange } from "../price-paid/range-statements.ts";
import { readTransaction, type Transaction } from "../price-paid/transaction.ts";

/** One row as the monthly update has it; what is not said is a terraced house in Manchester. */
export type SomeRow = Partial<Omit<Transaction, "id" | "postcode">> & {
	readonly id: number;
	readonly postcode?: string;
};

/** A published identifier made of a small number. */
export function someId(id: number): string {
	const digits = id.toString(16).toUpperCase().padStart(12, "0");
	return `{5F2B8B60-B9D0-4F00-8561-${digits}}`;
}

export function someLine(row: SomeRow): string {
	const { price = 200_000, day = "2026-09-10", postcode = "M14 5LL", type = "T" } = row;
	const { isNew = false, tenure = "F", category = "A", status = "A" } = row;
	const { address = `${row.id}, SOME ROAD` } = row;
	const [paon = "", street = ""] = address.split(", ");
	const place = ["", "MANCHESTER", "MANCHESTER", "GREATER MANCHESTER"];
	const fields = [someId(row.id), price, `${day} 00:00`, postcode, type, isNew ? "Y" : "N", tenure];
	return `${[...fields, paon, "", street, ...place, category, status].map((field) => `"${field}"`).join(",")}\n`;
}

export function someUpdate(...rows: readonly SomeRow[]): string {
	return rows.map(someLine).join("");
}

/** The row as it is read. */
export function someTransaction(row: SomeRow): Transaction {
	return readTransaction(someLine(row).trim().slice(1, -1).split('","'));
}

/** Statements that make a database hold these sales, as of a month, in snapshot 1. */
export function holding(asOf: string, rows: readonly SomeRow[]): SqlStatement[] {
	return holdingSales(asOf, rows.map(someTransaction));
}

export function holdingSales(asOf: string, transactions: readonly Transaction[]): SqlStatement[] {
	const merged = merge({
		held: [],
		changes: transactions.map((transaction) => ({ ...transaction, sale: packSale(transaction) })),
		elsewhere: new Set(),
		replaces: null,
		kept: keptPeriod(asOf),
		figured: figurePeriod(asOf),
	});
	return [
		...writeRange(merged, 1),
		{
			sql: `INSERT INTO datasets (id, name, as_of, digest, rows, complete, loaded_at, snapshot)
				VALUES ('sales', 'Sold prices', ?1, 'complete file', ?2, 1, 0, 1)`,
			params: [asOf, merged.postcodes],
		},
	];
}

/** A file as its publisher has it, in pieces that end anywhere. */
export function someFile(
	text: string | Uint8Array,
	{ tag = "edition", piece = 97 }: { tag?: string; piece?: number } = {},
): PublishedFile {
	const bytes = typeof text === "string" ? new TextEncoder().encode(text) : text;
	return {
		name: "pp-monthly-update-new-version.csv",
		size: bytes.length,
		tag,
		modifiedAt: Date.UTC(2026, 9, 28, 11),
		async *read(from, to) {
			for (let at = from; at < to; at += piece) {
				yield bytes.subarray(at, Math.min(at + piece, to));
			}
		},
	};
}

/** What readers see of sold prices: sales by postcode, figures by sector and type. */
export function seenSales(sqlite: DatabaseSync) {
	const snapshot = Number(
		sqlite.prepare("SELECT snapshot FROM datasets WHERE id = 'sales'").get()?.["snapshot"] ?? 0,
	);
	return {
		sales: sqlite
			.prepare(`SELECT postcode, sales FROM postcode_sales WHERE ${seenAt("?1")} ORDER BY postcode`)
			.all(snapshot)
			.map(({ postcode, sales }) => [String(postcode), String(sales)] as const),
		figures: sqlite
			.prepare(
				"SELECT sector, type, count, median_pence, lower_quartile_pence, upper_quartile_pence, from_day, to_day FROM sale_figures WHERE snapshot = ?1 ORDER BY sector, type",
			)
			.all(snapshot)
			.map((row) => Object.values(row)),
	};
}

/** `M145LL 1 200000`: postcode, number and price of every sale readers see. */
export function seenInShort(sqlite: DatabaseSync): string[] {
	return seenSales(sqlite).sales.flatMap(([postcode, sales]) =>
		splitSales(sales)
			.map((sale) => unpackSale(sale, postcode))
			.map(({ id, price }) => `${postcode} ${Number.parseInt(id.slice(-12), 16)} ${price}`),
	);
}
