import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { METHODOLOGY_VERSION } from "#domain/judgement/score/method.ts";
import { SHAPE_PREFIX } from "#worker/facts/facts-cache.ts";
import { NOW, offline, online } from "#worker/test/ask-app.ts";
import { Browser } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

beforeAll(loadReferenceData);

const DAY = 86_400_000;

const keptKeys = async () =>
	(await env.FILES.list({ prefix: "samples/" })).objects.map(({ key }) => key);

beforeEach(async () => {
	await env.FILES.delete(await keptKeys());
});

const download = (browser = new Browser(), now = NOW) =>
	browser.ask("/api/reports/sample/download", { now });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

const digestOf = async (response: Response) =>
	new Uint8Array(await crypto.subtle.digest("SHA-256", await bytesOf(response))).toHex();

test("the sample's PDF comes under a name that says what it is, and of which day", async () => {
	const response = await download();
	expect(response.status).toBe(200);
	expect(response.headers.get("content-type")).toBe("application/pdf");
	expect(response.headers.get("content-disposition")).toBe(
		'inline; filename="lettable-sample-report-M14-5LL-2026-11-20.pdf"',
	);
	const bytes = await bytesOf(response);
	expect(response.headers.get("content-length")).toBe(String(bytes.length));
	expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe("%PDF-");
});

test("what was drawn once on a day is what everyone gets on it", async () => {
	await download();
	const [key = "", ...others] = await keptKeys();
	expect(key).toMatch(
		new RegExp(`^samples/2026-11-20/v${METHODOLOGY_VERSION}-[\\d.]+-[0-9a-f]{16}\\.pdf$`),
	);
	expect(others).toEqual([]);

	await env.FILES.put(key, "kept by hand");
	expect(await (await download()).text()).toBe("kept by hand");
});

test("those who ask at once have it drawn once, and all get the whole of it", async () => {
	const put = vi.fn(env.FILES.put.bind(env.FILES));
	const FILES = {
		get: env.FILES.get.bind(env.FILES),
		list: env.FILES.list.bind(env.FILES),
		put,
	} as unknown as R2Bucket;
	const browser = () => new Browser({ bindings: { ...offline, FILES } });
	const answers = await Promise.all(Array.from({ length: 8 }, () => download(browser())));
	const digests = await Promise.all(answers.map(digestOf));
	expect(new Set(digests).size).toBe(1);
	expect(answers.map(({ headers }) => Number(headers.get("content-length")) > 10_000)).toEqual(
		answers.map(() => true),
	);
	expect(put).toHaveBeenCalledTimes(1);
});

test("another day makes another, and those of earlier days go", async () => {
	await download();
	await download(new Browser(), NOW + DAY);
	expect(await keptKeys()).toEqual([expect.stringMatching(/^samples\/2026-11-21\//)]);
});

test("facts that change within a day make another", async () => {
	await download();
	await env.CACHE.delete(`${SHAPE_PREFIX}M145LL`);
	const { fetch } = simulatedFetch();
	await download(new Browser({ bindings: online, fetch }));
	expect(await keptKeys()).toHaveLength(2);
});

test("without its shelf the sample is drawn each time, and nobody notices", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const down = () => Promise.reject(new Error("R2 is down"));
	const FILES = { get: down, put: down } as unknown as R2Bucket;
	const response = await download(new Browser({ bindings: { ...offline, FILES } }));
	expect(response.status).toBe(200);
	expect((await bytesOf(response)).length).toBeGreaterThan(10_000);
	expect(logged).toHaveBeenCalledTimes(2);
	logged.mockRestore();
});
