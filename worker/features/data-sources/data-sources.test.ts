import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { DataSources } from "#contracts/data-sources.ts";
import { datasets } from "#domain/datasets.ts";
import { sources } from "#domain/sources.ts";
import { refreshJobs } from "#worker/refresh/refresh-jobs.ts";
import { askApp, offline, online } from "#worker/test/ask-app.ts";

beforeEach(async () => {
	const row = "INSERT INTO datasets VALUES";
	await env.DB.batch([
		env.DB.prepare("DELETE FROM datasets"),
		env.DB.prepare(`${row} ('areas', 'Areas', '2025', '', 7264, 1, ${Date.UTC(2026, 10, 20)})`),
		env.DB.prepare(`${row} ('postcode_units', 'Postcodes', '2025-10', '', 5, 0, 1)`),
		env.DB.prepare(`${row} ('postcode_units_import', 'Postcodes', '2025-10', '', 5, 0, 1)`),
		env.DB.prepare(`${row} ('gossip', 'What people say', '2026', '', 3, 1, 1)`),
	]);
});

async function ask(bindings = offline): Promise<DataSources> {
	const response = await askApp("/api/sources", { bindings });
	expect(response.status).toBe(200);
	return DataSources.parse(await response.json());
}

test("a dataset is told with its date, its rows, and each publisher it comes from", async () => {
	const { datasets: held } = await ask();
	expect(held.find(({ id }) => id === "areas")).toEqual({
		id: "areas",
		name: "Prices, energy bands, crime and flood zones by area",
		sources: [sources.pricePaid, sources.energyByArea, sources.police, sources.planningData],
		asOf: "2025",
		rows: 7264,
		loadedAt: "2026-11-20T00:00:00.000Z",
		kept: "release",
	});
});

test("half an import has no date yet, and is told once", async () => {
	const units = (await ask()).datasets.filter(({ id }) => id.startsWith("postcode_units"));
	expect(units).toEqual([expect.objectContaining({ asOf: null, kept: "import" })]);
});

test("a dataset that nobody described is told by its own name, without a publisher", async () => {
	const { datasets: held } = await ask();
	expect(held.find(({ id }) => id === "gossip")).toMatchObject({
		name: "What people say",
		sources: [],
		asOf: "2026",
	});
});

test("what a refresh of ours keeps is told before it was ever loaded", async () => {
	const { datasets: held } = await ask();
	expect(held.find(({ id }) => id === "bank_rates")).toMatchObject({
		asOf: null,
		rows: null,
		loadedAt: null,
		kept: "weekly",
	});
});

test("a dataset is said to be kept every week exactly when a refresh of ours keeps it", () => {
	const weekly = datasets.filter(({ kept }) => kept === "weekly").map(({ id }) => id);
	expect(weekly).toEqual([...refreshJobs.keys()]);
});

test("a live source is on where it has an address, and the register needs a key besides", async () => {
	const isOn = async (bindings: typeof offline) =>
		Object.fromEntries((await ask(bindings)).live.map((source) => [source.id, source.isOn]));
	expect(await isOn(offline)).toEqual({
		postcodesIo: false,
		energyRegister: false,
		pricePaid: false,
		planningData: false,
		police: false,
		floodWarnings: false,
	});
	expect(Object.values(await isOn(online))).toEqual(Array(6).fill(true));
	expect((await isOn({ ...online, EPC_REGISTER_TOKEN: "" }))["energyRegister"]).toBe(false);
});

test("when the tables cannot be read nothing is made up", async () => {
	const DB: D1Database = Object.assign(Object.create(env.DB), {
		prepare: () => {
			throw new Error("D1_ERROR: down");
		},
	});
	const response = await askApp("/api/sources", { bindings: { ...offline, DB } });
	expect(response.status).toBe(503);
	expect(response.headers.get("Retry-After")).toBe("60");
	expect(await response.json()).toMatchObject({ code: "unavailable" });
});
