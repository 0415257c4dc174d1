import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { Preview } from "#contracts/preview.ts";
import { endsWithin } from "#domain/test/time-taken.ts";
import { createApp } from "#worker/app.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { askApp, NOW, offline, online } from "#worker/test/ask-app.ts";
import { recordingTables, scansOf } from "#worker/test/query-plans.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { readAreaPage } from "./areas.ts";

beforeAll(loadReferenceData);

/** A cache that records its writes. */
function watched(cache: KVNamespace) {
	const put = vi.fn(cache.put.bind(cache));
	const binding = new Proxy(cache, {
		get(target, key) {
			const value = Reflect.get(target, key);
			return key === "put" ? put : typeof value === "function" ? value.bind(target) : value;
		},
	});
	return { binding, put };
}

/** Trips to D1 of a preview from its cache: a lookup, which says what changed, where the postcode lies, and the price of now. */
const LOOKUP = 1;
/** Trips of an uncached preview: the lookup, and what is held about the place. */
const TRIPS = LOOKUP + 1;

test("an uncached preview takes two round trips to D1, a cached one the first of them", async () => {
	const { DB, counts } = recordingTables();
	const bindings = { ...offline, DB };
	await askApp("/api/property/preview/NE65QJ", { bindings });
	expect(counts.trips).toBe(TRIPS);
	await askApp("/api/property/preview/NE65QJ", { bindings });
	expect(counts.trips).toBe(TRIPS + LOOKUP);
});

test("an uncached preview reads no table whole, and the rows it needs", async () => {
	const { DB, statements, counts } = recordingTables();
	await askApp("/api/property/preview/NE65RA", { bindings: { ...offline, DB } });
	// A handful of rows each, but for the areas of imported certificates: one of those may name another council than the postcode's.
	// The wards that a row of the register lists stand in the row itself: `listed`.
	const tables = ["listed", "datasets", "bank_rates", "demand_thresholds", "certificate_areas"];
	const small = [...tables, "authorities_recoded"];
	expect(await scansOf(statements, small)).toEqual([]);
	expect(counts.rowsRead).toBeLessThan(200);
});

test("a council's page reads no table whole but the names of councils, to find its own", async () => {
	const { DB, statements } = recordingTables();
	expect(await readAreaPage(connect(DB), "manchester", NOW)).not.toBeNull();
	expect(await scansOf(statements, ["listed", "authorities"])).toEqual([]);
});

test("a council's page is found by its name of today, and by one look once names are known", async () => {
	const { DB, counts } = recordingTables();
	const read = (slug: string) => readAreaPage(connect(DB), slug, NOW);
	const rename = (name: string) =>
		env.DB.prepare("UPDATE authorities SET name = ? WHERE code = 'E08000003'").bind(name).run();
	await read("manchester");
	counts.trips = 0;
	expect((await read("salford"))?.page.name).toBe("Salford");
	expect(counts.trips).toBe(1);
	await rename("Cottonopolis");
	expect(await read("manchester")).toBeNull();
	expect((await read("cottonopolis"))?.page.code).toBe("E08000003");
	await rename("Manchester");
});

test("visitors who ask the same of one new postcode at once cause one gathering, one write and one look at what changed", async () => {
	const { DB, counts } = recordingTables();
	const { binding: CACHE, put } = watched(env.CACHE);
	const bindings = { ...offline, DB, CACHE };
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => askApp("/api/property/preview/BN29QB", { bindings })),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(counts.trips).toBe(TRIPS);
	expect(put).toHaveBeenCalledTimes(1);
});

test("visitors who state different figures at once share the gathering, and are answered their own", async () => {
	const { DB, counts } = recordingTables();
	const rents = [900, 1_000, 1_100];
	const stated = await Promise.all(
		rents.map(async (rent) => {
			const path = `/api/property/preview/BN29QF?rent=${rent}&price=200000`;
			const response = await askApp(path, { bindings: { ...offline, DB } });
			return Preview.parse(await response.json()).inputs.rent;
		}),
	);
	expect(stated).toEqual(rents);
	expect(counts.trips).toBe(TRIPS + (rents.length - 1) * LOOKUP);
});

test("validating a postcode gathers its facts, so that the preview finds them ready", async () => {
	const { DB, counts } = recordingTables();
	const bindings = { ...offline, DB };
	await askApp("/api/postcode/validate/NE65QL", { bindings });
	const gathered = counts.trips;
	await askApp("/api/property/preview/NE65QL", { bindings });
	expect(counts.trips).toBe(gathered + LOOKUP);
});

const refused = () => Promise.reject(new TypeError("connection refused"));

test.each([
	["with every source off", { bindings: offline }, "BN29QD", 7 * 24 * 60 * 60],
	["with every source failing", { bindings: online, fetch: refused }, "BN29QE", 10 * 60],
])("facts gathered %s are kept accordingly", async (_, how, postcode, seconds) => {
	const { binding, put } = watched(env.CACHE);
	const response = await askApp(`/api/property/preview/${postcode}`, {
		...how,
		bindings: { ...how.bindings, CACHE: binding },
	});
	expect(response.status).toBe(200);
	expect(put.mock.calls[0]?.[2]).toMatchObject({ expirationTtl: seconds });
});

const html = () => Promise.resolve(new Response("<!doctype html><title>Maintenance</title>"));
const lies = () =>
	Promise.resolve(
		Response.json({ status: 200, result: { postcode: 7 }, data: [{ x: 1 }], entities: "none" }),
	);
const hangs = () => new Promise<Response>(() => {});

test.each([
	["refuses every connection", refused, "CF243AB"],
	["answers with web pages", html, "CF243AD"],
	["answers with other shapes", lies, "CF243AE"],
	["never answers", hangs, "CF243AF"],
])(
	"when the whole outside %s, the preview answers in under 5 s, as from the tables alone",
	async (_, fetch, postcode) => {
		const response = askApp(`/api/property/preview/${postcode}`, { bindings: online, fetch });
		expect(await endsWithin(5_000, response)).toBe(true);
		const troubled = Preview.parse(await (await response).json());
		const quiet = Preview.parse(
			await (await askApp("/api/property/preview/CF243AA", { bindings: offline })).json(),
		);
		const figures = ({ evidence }: Preview) =>
			Object.fromEntries(
				Object.entries(evidence)
					.filter(([key]) => key !== "address")
					.map(([key, { value }]) => [key, value]),
			);
		expect(figures(troubled)).toEqual(figures(quiet));
		expect(troubled.certificatesCount).toBeNull();
	},
);

const refusesOne = (visitor: string) => ({
	limit: async ({ key }: { key: string }) => ({ success: key !== visitor }),
});
const from = (visitor: string) => ({ headers: { "cf-connecting-ip": visitor } });

test("a limit that one visitor has reached is not handed to another who asks at the same moment", async () => {
	const bindings = { ...offline, GATHER_LIMIT: refusesOne("192.0.2.1") };
	const [over, within] = await Promise.all(
		["192.0.2.1", "192.0.2.2"].map((visitor) =>
			askApp("/api/property/preview/NE65QT", { bindings, init: from(visitor) }),
		),
	);
	expect([over?.status, within?.status]).toEqual([429, 200]);
});

test("validate answers by the shape alone where the limit is reached or the tables cannot be read", async () => {
	const limited = { ...offline, GATHER_LIMIT: refusesOne("192.0.2.1") };
	const DB = new Proxy(env.DB, {
		get: (target, key) =>
			key === "batch"
				? () => Promise.reject(new Error("D1_ERROR: down"))
				: Reflect.get(target, key).bind?.(target),
	});
	for (const bindings of [limited, { ...offline, DB }]) {
		const response = await askApp("/api/postcode/validate/NE65QU", {
			bindings,
			init: from("192.0.2.1"),
		});
		expect(response.status).toBe(200);
		expect(await response.json()).toEqual({ isValid: true });
	}
});

test("the leader's work is held alive past its visitor", async () => {
	const context = createExecutionContext();
	const held = vi.spyOn(context, "waitUntil");
	const app = createApp(() => ({ fetch: refused, now: () => NOW, token: randomToken }));
	await app.request("/api/property/preview/NE65QW", undefined, offline, context);
	// Of the gathering, of the preview that is shared, and of what is counted.
	expect(held).toHaveBeenCalledTimes(3);
	await waitOnExecutionContext(context);
});

test("a visitor who asks for very many new postcodes in a minute is asked to wait, and keeps the old ones", async () => {
	const limit = vi.fn(async () => ({ success: false }));
	const bindings = { ...offline, GATHER_LIMIT: { limit } };
	const init = { headers: { "cf-connecting-ip": "192.0.2.1" } };
	const fresh = await askApp("/api/property/preview/NE65QN", { bindings, init });
	expect(fresh.status).toBe(429);
	expect(fresh.headers.get("retry-after")).toBe("60");
	expect(limit).toHaveBeenCalledWith({ key: "192.0.2.1" });
	await askApp("/api/property/preview/NE65QP");
	const cached = await askApp("/api/property/preview/NE65QP", { bindings, init });
	expect(cached.status).toBe(200);
});

test("a postcode that was refused is not kept as anything", async () => {
	const { binding, put } = watched(env.CACHE);
	const response = await askApp("/api/property/preview/M939ZZ", {
		bindings: { ...offline, CACHE: binding },
	});
	expect(response.status).toBe(404);
	expect(put).not.toHaveBeenCalled();
});

test("a cache that is down costs time, never the answer", async () => {
	const down = () => Promise.reject(new Error("KV is down"));
	const CACHE = new Proxy(env.CACHE, {
		get: (target, key) => (key === "get" || key === "put" ? down : Reflect.get(target, key)),
	});
	const response = await askApp("/api/property/preview/NE65QR", {
		bindings: { ...offline, CACHE },
	});
	expect(response.status).toBe(200);
});

test("a database that is down is an honest 503 with a time to come back, and nothing of it shows", async () => {
	const DB = new Proxy(env.DB, {
		get: (target, key) =>
			key === "batch"
				? () => Promise.reject(new Error("D1_ERROR: secret table"))
				: Reflect.get(target, key).bind?.(target),
	});
	const response = await askApp("/api/property/preview/NE65QS", { bindings: { ...offline, DB } });
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).toBe("60");
	expect(await response.text()).not.toContain("D1_ERROR");
});

test("no cache between us and the visitor may keep an answer", async () => {
	for (const path of [
		"/api/property/preview/NE65QJ",
		"/api/property/preview/nothing",
		"/api/report-price",
	]) {
		expect((await askApp(path)).headers.get("cache-control"), path).toBe("no-store");
	}
});
