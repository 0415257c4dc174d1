import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { DataSources } from "#contracts/data-sources.ts";
import { datasets } from "#datasets/registry.ts";
import { publishedSource } from "#domain/base/sources.ts";
import { refreshJobs } from "#worker/jobs/refresh/refresh-jobs.ts";
import { askApp, NOW, offline, online } from "#worker/test/ask-app.ts";
import { holds, ran } from "#worker/test/held-data.ts";

const DAY = 86_400_000;

beforeEach(async () => {
	const half = { name: "Postcodes", asOf: "2025-10", rows: 5, isComplete: false, loadedAt: NOW };
	await env.DB.batch([
		env.DB.prepare("DELETE FROM datasets"),
		env.DB.prepare("DELETE FROM source_runs"),
		holds("areas", { asOf: "2025", rows: 7264, loadedAt: Date.UTC(2026, 10, 20) }),
		holds("postcode_units", half),
		holds("postcode_units_import", half),
		holds("gossip", { name: "What people say", asOf: "2026", loadedAt: NOW }),
	]);
});

async function ask(bindings = offline, now = NOW): Promise<DataSources> {
	const response = await askApp("/api/sources", { bindings, now });
	expect(response.status).toBe(200);
	return response.json<DataSources>();
}

test("a dataset is told with its date, its rows, and each publisher it comes from", async () => {
	const { datasets: held } = await ask();
	expect(held.find(({ id }) => id === "areas")).toEqual({
		id: "areas",
		name: "Prices, energy bands, crime and flood zones by area",
		sources: (
			[
				"pricePaid",
				"energyByArea",
				"police",
				"planningData",
				"censusEnglandWales",
				"censusScotland",
				"deprivationEngland",
				"deprivationScotland",
				"deprivationWales",
			] as const
		).map(publishedSource),
		asOf: "2025",
		rows: 7264,
		loadedAt: "2026-11-20T00:00:00.000Z",
		lastOkAt: "2026-11-20T00:00:00.000Z",
		isOverdue: false,
		hasFailed: false,
		read: null,
		status: "in_time",
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
		lastOkAt: null,
		kept: "weekly",
	});
});

test("a weekly dataset says when it was last checked, and from when on it is overdue", async () => {
	await env.DB.batch([
		holds("bank_rates", { asOf: "2026-11-05", loadedAt: NOW - 9 * DAY }),
		ran("bank_rates", { outcome: "failed", lastOkAt: NOW - DAY }),
	]);
	const bankRates = async (now: number) =>
		(await ask(online, now)).datasets.find(({ id }) => id === "bank_rates");
	expect(await bankRates(NOW + 13 * DAY)).toMatchObject({
		lastOkAt: "2026-11-19T12:00:00.000Z",
		isOverdue: false,
	});
	expect(await bankRates(NOW + 13 * DAY + 1)).toMatchObject({ isOverdue: true });
});

test("what is off or was never imported is told as such, without the words for whoever runs it", async () => {
	const told = (await ask(offline, NOW + 365 * DAY)).datasets;
	const statusOf = (wanted: string) => told.find(({ id }) => id === wanted)?.status;
	expect(statusOf("bank_rates")).toBe("off");
	expect(statusOf("certificates")).toBe("not_brought_in");
	expect(await (await askApp("/api/sources")).text()).not.toMatch(/_URL|npm run/);
});

test("how a run went is for the panel, not for readers", async () => {
	await ran("bank_rates", { outcome: "failed", error: "It was refused.", notes: ["One."] }).run();
	const response = await askApp("/api/sources");
	expect(await response.text()).not.toMatch(/refused|lastRun|notes/);
});

test("a dataset is said to be kept every week exactly when a refresh of ours keeps it", () => {
	const weekly = datasets.filter(({ kept }) => kept === "weekly").map(({ id }) => id);
	expect(weekly.toSorted()).toEqual([...refreshJobs.keys()].toSorted());
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
