import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { housePricesImporter } from "#datasets/house-prices/house-prices-importer.ts";
import type { Importer } from "#datasets/ingest/run/importer.ts";
import { DEAD_AFTER } from "#datasets/ingest/run/runs.ts";
import { insertRows } from "#datasets/ingest/store/insert-rows.ts";
import { fileOfBytes } from "#datasets/test/file-of-bytes.ts";
import { NOW } from "#worker/test/ask-app.ts";
import {
	type Crash,
	crashes,
	crashing,
	jobsOf,
	refreshThroughCrashes,
} from "#worker/test/crashes.ts";
import { randomFrom } from "#worker/test/random.ts";
import { refreshingAt } from "#worker/test/refreshing.ts";
import { refreshAll } from "./refresh-sources.ts";
import { atOnce } from "./steps.ts";

const header =
	"Date,RegionName,AreaCode,AveragePrice,12m%Change,SalesVolume,DetachedPrice,SemiDetachedPrice,TerracedPrice,FlatPrice";

const codes = Array.from({ length: 40 }, (_, place) => `E060000${place + 10}`);

beforeAll(async () => {
	await refreshingAt().store.apply(
		insertRows(
			{ table: "authorities", columns: ["code", "name", "nation", "former_codes"] },
			codes.map((code) => [code, "Somewhere", "England", []]),
		),
	);
});
beforeEach(release);

/** What a release of the product brings along. */
async function release(): Promise<void> {
	await env.DB.batch(
		[
			"DELETE FROM source_runs",
			"DELETE FROM house_prices",
			"DELETE FROM datasets WHERE id = 'house_prices'",
			"INSERT INTO house_prices (code, month, average_price_pence) VALUES ('E12000007', '2026-04', 7)",
		].map((sql) => env.DB.prepare(sql)),
	);
}

/** The index of two months in every authority, an edition's own prices in it. */
function theIndex(edition: number): Importer {
	const rows = ["08", "09"].flatMap((month) =>
		codes.map((code) => `01/${month}/2026,Somewhere,${code},${200_000 + edition},1.5,40,,,,`),
	);
	const bytes = new TextEncoder().encode(`${[header, ...rows].join("\n")}\n`);
	const name = "UK-HPI-full-file-2026-09.csv";
	return housePricesImporter({
		store: refreshingAt().store,
		now: () => NOW,
		open: async () => fileOfBytes(bytes, { name, tag: `edition ${edition}`, piece: 300 }),
		bytesAtOnce: 900,
	});
}

async function left() {
	const answers = await env.DB.batch<Record<string, unknown>>([
		env.DB.prepare("SELECT * FROM house_prices ORDER BY snapshot, code, month"),
		env.DB.prepare(
			"SELECT as_of, digest, rows, complete, snapshot FROM datasets WHERE id = 'house_prices'",
		),
		env.DB.prepare("SELECT source, error, progress, notes FROM source_runs"),
	]);
	const [prices, datasets, runs] = answers.map(({ results }) => results);
	return [prices ?? [], datasets ?? [], runs ?? []] as const;
}

test("killed at random twenty times, the index ends in the rows of a refresh that nothing befell", async () => {
	await refreshAll(
		refreshingAt(),
		atOnce,
		jobsOf(() => theIndex(1)),
	);
	const expected = await left();
	expect(expected[0]).toHaveLength(2 * codes.length);
	const seed = Date.now() % 1_000_000;
	const random = randomFrom(seed);
	const aCrash = (): Crash => ({
		where: crashes[Math.floor(random() * crashes.length)] ?? "before a step",
		count: 1 + Math.floor(random() * 8),
	});
	let died = 0;
	for (let round = 1; round <= 20; round += 1) {
		await release();
		const dying = Array.from({ length: 1 + Math.floor(random() * 2) }, aCrash);
		died += await refreshThroughCrashes(refreshingAt(), () => theIndex(1), dying);
		expect(await left(), `seed ${seed}, round ${round}: ${JSON.stringify(dying)}`).toEqual(
			expected,
		);
	}
	expect(died).toBeGreaterThanOrEqual(15);
});

test("an edition that is overtaken half-way by another leaves nothing of itself", async () => {
	await refreshAll(
		refreshingAt(),
		atOnce,
		jobsOf(() => theIndex(1)),
	);
	const { refreshing, steps, hasCrashed } = crashing(refreshingAt(NOW + 1), {
		where: "behind a write",
		count: 3,
	});
	await refreshAll(
		refreshing,
		steps,
		jobsOf(() => theIndex(2)),
	);
	expect(hasCrashed()).toBe(true);
	await refreshAll(
		refreshingAt(NOW + 1 + DEAD_AFTER),
		atOnce,
		jobsOf(() => theIndex(3)),
	);
	const [rows, [dataset], [run]] = await left();
	expect(rows).toHaveLength(2 * codes.length);
	expect(new Set(rows.map(({ average_price_pence }) => average_price_pence))).toEqual(
		new Set([20_000_300]),
	);
	expect(dataset).toMatchObject({ digest: "edition 3", rows: 2 * codes.length });
	expect(run).toMatchObject({ error: null, progress: null });
});
