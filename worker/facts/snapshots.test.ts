import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { packSales } from "#datasets/price-paid/packed-sales.ts";
import type { Transaction } from "#datasets/price-paid/transaction.ts";
import type { Location } from "#domain/base/place/locate.ts";
import { parsePostcode } from "#domain/base/postcode.ts";
import { connect } from "#worker/db/client.ts";
import { askApp, offline, online } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { readReferenceFacts } from "./reference-repository.ts";

const MANCHESTER = "E08000003";

const here: Location = {
	grain: "sector",
	nation: "England",
	position: null,
	source: "codePointOpen",
	asOf: "2025-10",
	authorities: [[MANCHESTER, 1]],
	wards: [],
	ownAreas: [],
	placedArea: null,
	deprivationDecile: null,
	areas: [],
	sectorMiddle: null,
};

async function read(location = here) {
	const parsed = parsePostcode("M14 5LL");
	if (!parsed.ok) {
		throw new Error(parsed.reason);
	}
	return readReferenceFacts(connect(env.DB), parsed.postcode, location);
}

const run = (...statements: readonly string[]) =>
	env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));

const rentOf = (snapshot: number, code: string, pounds: number) =>
	`insert into rents (code, name, grain, all_pence, period, snapshot)
		select code, name, grain, ${pounds * 100}, '2026-09', ${snapshot} from rents where snapshot = 0 and code = '${code}'`;

const priceOf = (snapshot: number, month: string, sales: number | null) =>
	`insert into house_prices (code, month, average_price_pence, growth, sales, snapshot)
		values ('${MANCHESTER}', '${month}', ${snapshot}00, ${snapshot}, ${sales}, ${snapshot})`;

const pointAt = (dataset: string, snapshot: number, complete = 1) =>
	`insert into datasets (id, name, as_of, digest, rows, complete, loaded_at, snapshot)
		values ('${dataset}', '${dataset}', '2026-09', 'digest ${snapshot}', 1, ${complete}, 0, ${snapshot})
		on conflict (id) do update set snapshot = ${snapshot}, digest = 'digest ${snapshot}', complete = ${complete}`;

const sale = (over: Partial<Transaction> = {}): Transaction => ({
	id: "0123456789ABCDEF0123456789ABCDEF",
	price: 187_250,
	day: "2024-07-11",
	postcode: "M145LL",
	type: "T",
	isNew: false,
	tenure: "F",
	address: "3, PRETEND TERRACE",
	category: "A",
	status: "A",
	...over,
});

const soldHere = (since: number, until: number | null, ...sales: readonly Transaction[]) =>
	`insert into postcode_sales (postcode, since, until, sales) values ('M145LL', ${since}, ${until}, '${packSales(sales)}')`;

const figuresOf = (snapshot: number, median: number) =>
	`insert into sale_figures (snapshot, sector, type, count, median_pence, lower_quartile_pence, upper_quartile_pence, from_day, to_day)
		values (${snapshot}, 'M14 5', 'T', 12, ${median}00, 10000000, 30000000, '2024-10-01', '2026-09-30')`;

beforeEach(async () => {
	await loadReferenceData();
	await run(
		"delete from rents where snapshot > 0",
		"delete from house_prices where snapshot > 0",
		"delete from postcode_sales",
		"delete from sale_figures",
		"delete from datasets where id = 'sales'",
		"update datasets set snapshot = 0 where id in ('rents', 'house_prices')",
	);
});

const manchesterRent = async () =>
	(await read()).rents.find(({ code }) => code === MANCHESTER)?.all;

test("rents that are being written are not seen, and those published are seen alone", async () => {
	const before = await manchesterRent();
	await run(rentOf(1, MANCHESTER, 999));
	expect(await manchesterRent()).toBe(before);
	await run(pointAt("rents", 1));
	expect((await read()).rents.map(({ code, all }) => [code, all])).toEqual([[MANCHESTER, 99_900]]);
});

test("the region's code is looked for among the rents that are seen", async () => {
	await run(
		rentOf(1, MANCHESTER, 999),
		rentOf(1, "E12000002", 888),
		pointAt("rents", 1),
		"update rents set code = 'E12000099' where snapshot = 0 and code = 'E12000002'",
	);
	expect((await read()).regionPrices?.name).toBe("North West");
});

test("growth, price and turnover of the authority are of the house prices that are seen", async () => {
	const months = Array.from({ length: 14 }, (_, at) =>
		new Date(Date.UTC(2025, 7 + at)).toISOString().slice(0, 7),
	);
	await run(...months.map((month, at) => priceOf(1, month, at < 12 ? 10 : null)));
	const [unseen] = (await read()).authorities;
	expect(unseen).toMatchObject({
		priceGrowth: { month: "2026-03" },
		indexPrice: { month: "2026-03", before: [] },
		turnover: null,
	});
	await run(pointAt("house_prices", 1), priceOf(2, "2026-10", 5_000));
	const [seen] = (await read()).authorities;
	expect(seen).toMatchObject({
		priceGrowth: { percent: 1, month: "2026-09" },
		indexPrice: { average: 100, month: "2026-09", before: Array.from({ length: 13 }, () => 100) },
		turnover: { sales: 120, to: "2026-07" },
	});
});

test("rents and prices by type are of the snapshots that are seen, each month's price of each type that has one", async () => {
	expect((await read()).rents.map(({ byType }) => byType.F)).toEqual([null, null, null]);
	await run(
		rentOf(1, MANCHESTER, 999),
		"update rents set flat_pence = 85000, semi_detached_pence = 115000 where snapshot = 1",
		...["2026-07", "2026-08", "2026-09"].map((month) => priceOf(1, month, null)),
		"update house_prices set flat_pence = 14000000, detached_pence = 34000000 where snapshot = 1",
		"update house_prices set detached_pence = null where snapshot = 1 and month = '2026-09'",
		pointAt("rents", 1),
		pointAt("house_prices", 1),
	);
	const { rents, authorities } = await read();
	const flat = 14_000_000;
	expect(rents[0]?.byType).toEqual({ F: 85_000, T: null, S: 115_000, D: null });
	expect(authorities[0]?.indexPriceByType).toEqual({
		F: { average: flat, month: "2026-09", before: [flat, flat] },
		T: null,
		S: null,
		D: { average: 34_000_000, month: "2026-08", before: [34_000_000] },
	});
});

test("of a postcode's sales the row that stands at the published snapshot is seen, full-value sales of five years alone", async () => {
	await run(
		soldHere(1, 2, sale({ price: 111_111 })),
		soldHere(
			2,
			null,
			sale(),
			sale({ price: 90_000, category: "B" }),
			sale({ price: 80_000, day: "2021-09-30" }),
			sale({
				price: 70_000,
				day: "2021-10-01",
				type: "F",
				isNew: true,
				tenure: "L",
				address: "FLAT 1",
			}),
		),
		figuresOf(1, 111),
		figuresOf(2, 200_000),
		figuresOf(3, 333),
		pointAt("sales", 2),
	);
	await run("update postcode_sales set until = 3 where since = 2", soldHere(3, null));
	expect((await read()).sold).toEqual({
		asOf: "2026-09",
		atPostcode: {
			since: "2021-10-01",
			sales: [
				{
					price: 18_725_000,
					date: "2024-07-11",
					propertyType: "terraced",
					newBuild: false,
					tenure: "freehold",
					address: "3, PRETEND TERRACE",
				},
				{
					price: 7_000_000,
					date: "2021-10-01",
					propertyType: "flat",
					newBuild: true,
					tenure: "leasehold",
					address: "FLAT 1",
				},
			],
		},
		sector: {
			name: "M14 5",
			period: { from: "2024-10-01", to: "2026-09-30" },
			figures: [
				{
					type: "T",
					count: 12,
					median: 20_000_000,
					lowerQuartile: 10_000_000,
					upperQuartile: 30_000_000,
				},
			],
		},
	});
});

test("where the file is held and nothing was sold, that is told as none and not as unknown", async () => {
	await run(pointAt("sales", 1));
	expect((await read()).sold).toMatchObject({ atPostcode: { sales: [] }, sector: null });
});

test("no sales are held while none are imported, while the first import is under way, nor of Scotland", async () => {
	expect((await read()).sold).toBeNull();
	await run(pointAt("sales", 1, 0), soldHere(1, null, sale()));
	await run("update datasets set digest = '' where id = 'sales'");
	expect((await read()).sold).toBeNull();
	await run(pointAt("sales", 1));
	expect((await read({ ...here, nation: "Scotland" })).sold).toBeNull();
});

test("of a part of the country the sales that it has are held, and none elsewhere are not said", async () => {
	await run(pointAt("sales", 1, 0));
	expect((await read()).sold).toBeNull();
	await run(soldHere(1, null, sale()));
	expect((await read()).sold?.atPostcode.sales).toHaveLength(1);
});

test("readers see one snapshot or another while they are exchanged, never a mix or nothing", async () => {
	await run(rentOf(1, MANCHESTER, 1), rentOf(1, "E12000002", 1), pointAt("rents", 1));
	const exchange = async () => {
		for (let next = 2; next <= 20; next += 1) {
			await run(rentOf(next, MANCHESTER, next));
			await run(rentOf(next, "E12000002", next));
			await run(
				pointAt("rents", next),
				`delete from rents where snapshot > 0 and snapshot < ${next}`,
			);
		}
	};
	let isOver = false;
	const exchanging = exchange().finally(() => {
		isOver = true;
	});
	const seen = new Set<number>();
	while (!isOver) {
		const { rents } = await read();
		const amounts = rents.map(({ all }) => all);
		expect(amounts).toEqual([amounts[0], amounts[0]]);
		seen.add(amounts[0] ?? 0);
	}
	await exchanging;
	expect(seen.size).toBeGreaterThan(1);
});

test("Land Registry is asked while the national file is not held, and not once it is", async () => {
	const asked: string[] = [];
	const fetch = async (input: RequestInfo | URL) => {
		asked.push(new URL(input instanceof Request ? input.url : input).hostname);
		throw new TypeError("no network");
	};
	const register = new URL(online.LAND_REGISTRY_URL ?? "").hostname;
	await askApp("/api/property/preview/M145LT", { bindings: online, fetch });
	expect(asked).toContain(register);
	await run(pointAt("sales", 1));
	asked.length = 0;
	await askApp("/api/property/preview/M145LU", { bindings: online, fetch });
	expect(asked).not.toContain(register);
	await askApp("/api/property/preview/M145LU", { bindings: offline });
});
