import { expect, test } from "vitest";
import { type SomeRow, someTransaction } from "../test/price-paid-world.ts";
import { type Change, type Merging, merge, type PostcodeSales } from "./merge.ts";
import { packedId, packSale, packSales, unpackSales } from "./packed-sales.ts";

const period = { from: "2021-10-01", to: "2026-09-30" };
const figured = { from: "2024-10-01", to: "2026-09-30" };

function changeOf(row: SomeRow): Change {
	const transaction = someTransaction(row);
	return { ...transaction, sale: packSale(transaction) };
}

function rowsOf(rows: readonly SomeRow[]): PostcodeSales[] {
	const byPostcode = Map.groupBy(rows.map(someTransaction), ({ postcode }) => postcode ?? "");
	return [...byPostcode].map(([postcode, sales]) => ({ postcode, sales: packSales(sales) }));
}

/** Merges rows into what is held; what is not said is an update of single changes. */
function merged(held: readonly SomeRow[], news: readonly SomeRow[], more: Partial<Merging> = {}) {
	return merge({
		held: rowsOf(held),
		changes: news.map(changeOf),
		elsewhere: new Set(),
		replaces: null,
		kept: period,
		figured,
		...more,
	});
}

/** Prices at each postcode that was written, newest sale first. */
function prices({ changed }: ReturnType<typeof merge>): Record<string, number[]> {
	return Object.fromEntries(
		changed.map(({ postcode, sales }) => [
			postcode,
			unpackSales(sales, postcode).map(({ price }) => price),
		]),
	);
}

const untouched = {
	added: 0,
	unknownChanges: 0,
	changed: 0,
	unchanged: 0,
	moved: 0,
	deleted: 0,
	unknownDeletes: 0,
	vanished: 0,
	expired: 0,
	duplicates: 0,
};

test("a sale that was not held is added, to those at its postcode or at a new one", () => {
	const outcome = merged(
		[{ id: 1, price: 100, day: "2026-01-01" }],
		[
			{ id: 2, price: 200, day: "2026-02-02" },
			{ id: 3, price: 300, postcode: "M14 5LM" },
		],
	);

	expect(prices(outcome)).toEqual({ M145LL: [200, 100], M145LM: [300] });
	expect(outcome).toMatchObject({
		counts: { ...untouched, added: 2 },
		ended: 1,
		postcodes: 2,
		sales: 3,
	});
});

test("postcodes that nothing is said of are not written", () => {
	const outcome = merged([{ id: 1 }, { id: 2, postcode: "M14 5LM" }], [{ id: 3 }]);

	expect(outcome.changed.map(({ postcode }) => postcode)).toEqual(["M145LL"]);
	expect(outcome).toMatchObject({ postcodes: 2, sales: 3, ended: 1, removed: [] });
});

test("what is held already and given again just so is not written", () => {
	const outcome = merged([{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }]);

	expect(outcome).toMatchObject({
		changed: [],
		removed: [],
		counts: { ...untouched, unchanged: 2 },
	});
});

test("a changed sale takes the place of what was held of it", () => {
	const outcome = merged([{ id: 1, price: 100 }], [{ id: 1, price: 150, status: "C" }]);

	expect(prices(outcome)).toEqual({ M145LL: [150] });
	expect(outcome.counts).toEqual({ ...untouched, changed: 1 });
});

test("a change of a sale that is not held adds it, and is counted", () => {
	const outcome = merged([], [{ id: 1, price: 150, status: "C" }]);

	expect(prices(outcome)).toEqual({ M145LL: [150] });
	expect(outcome.counts).toEqual({ ...untouched, added: 1, unknownChanges: 1 });
});

test("a deleted sale goes, and with its last sale the postcode", () => {
	const outcome = merged([{ id: 1 }], [{ id: 1, status: "D" }]);

	expect(outcome).toMatchObject({
		changed: [],
		removed: ["M145LL"],
		postcodes: 0,
		counts: { ...untouched, deleted: 1 },
	});
});

test("a deletion of a sale that is not held does nothing, and is counted", () => {
	const outcome = merged([{ id: 1 }], [{ id: 2, status: "D" }]);

	expect(outcome).toMatchObject({
		changed: [],
		removed: [],
		counts: { ...untouched, unknownDeletes: 1 },
	});
});

test("of two rows about one sale the later counts", () => {
	const outcome = merged(
		[],
		[
			{ id: 1, price: 100 },
			{ id: 1, price: 200 },
		],
	);

	expect(prices(outcome)).toEqual({ M145LL: [200] });
	expect(outcome.counts).toEqual({ ...untouched, added: 1, duplicates: 1 });
});

test("a sale that is added and then deleted in one edition is not there", () => {
	const outcome = merged([], [{ id: 1 }, { id: 1, status: "D" }]);

	expect(outcome).toMatchObject({ changed: [], removed: [], sales: 0 });
});

test("a sale that moves to another postcode of the range leaves the one it was at", () => {
	const outcome = merged([{ id: 1 }], [{ id: 1, postcode: "M14 5LM", status: "C" }]);

	expect(outcome.removed).toEqual(["M145LL"]);
	expect(outcome.changed.map(({ postcode }) => postcode)).toEqual(["M145LM"]);
	expect(outcome.counts).toEqual({ ...untouched, changed: 1 });
});

test("a sale that the edition places elsewhere goes, and is counted", () => {
	const elsewhere = new Set([packedId(packSale(someTransaction({ id: 1 })))]);

	const outcome = merged([{ id: 1 }, { id: 2, price: 7 }], [], { elsewhere });

	expect(prices(outcome)).toEqual({ M145LL: [7] });
	expect(outcome.counts).toEqual({ ...untouched, moved: 1 });
});

test("an edition that replaces a year takes what it lacks of that year and leaves the others", () => {
	const held = [
		{ id: 1, price: 1, day: "2025-12-31" },
		{ id: 2, price: 2, day: "2026-01-01" },
		{ id: 3, price: 3, day: "2026-05-05" },
	];

	const outcome = merged(held, [{ id: 3, price: 33, day: "2026-05-05" }], {
		replaces: { from: "2026-01-01", to: "2026-12-31" },
	});

	expect(prices(outcome)).toEqual({ M145LL: [33, 1] });
	expect(outcome.counts).toEqual({ ...untouched, changed: 1, vanished: 1 });
});

test("sales of the day before the kept ones go, and none are brought in", () => {
	const outcome = merged(
		[
			{ id: 1, price: 1, day: "2021-09-30" },
			{ id: 2, price: 2, day: "2021-10-01" },
		],
		[{ id: 3, price: 3, day: "2021-09-30" }],
	);

	expect(prices(outcome)).toEqual({ M145LL: [2] });
	expect(outcome.counts).toEqual({ ...untouched, expired: 1 });
});

test("a sale without a postcode that is held goes nowhere", () => {
	const [change] = [{ id: 1 }].map(changeOf);

	const outcome = merged([{ id: 1 }], [], {
		changes: [{ status: "C", postcode: null, sale: change?.sale ?? "" }],
	});

	expect(outcome).toMatchObject({ removed: ["M145LL"], sales: 0 });
});

test("figures are of the period, of full value, of homes, and of the sector as a whole", () => {
	const outcome = merged(
		[
			{ id: 1, price: 100, day: "2024-10-01", type: "T" },
			{ id: 2, price: 200, day: "2026-09-30", type: "T", postcode: "M14 5LM" },
			{ id: 3, price: 400, type: "F" },
			{ id: 4, price: 9000, day: "2024-09-30" },
			{ id: 5, price: 9000, category: "B" },
			{ id: 6, price: 9000, type: "O" },
			{ id: 7, price: 500, type: "D", postcode: "M1 4AB" },
		],
		[],
	);

	expect(
		outcome.figures.map(({ sector, type, count, median }) => [sector, type, count, median]),
	).toEqual([
		["M1 4", "D", 1, 50_000],
		["M1 4", "all", 1, 50_000],
		["M14 5", "T", 2, 15_000],
		["M14 5", "F", 1, 40_000],
		["M14 5", "all", 3, 20_000],
	]);
	expect(outcome.figures[0]).toMatchObject(figured);
});

test("the same edition brought in twice changes nothing the second time", () => {
	const news = [{ id: 1 }, { id: 2, postcode: "M14 5LM" }, { id: 2, status: "D" as const }];
	const once = merged([], news);

	const twice = merge({
		held: once.changed,
		changes: news.map(changeOf),
		elsewhere: new Set(),
		replaces: null,
		kept: period,
		figured,
	});

	expect(twice).toMatchObject({ changed: [], removed: [], figures: once.figures });
});
