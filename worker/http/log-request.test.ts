import { afterEach, expect, test, vi } from "vitest";
import { askApp, offline } from "#worker/test/ask-app.ts";
import { Browser, member, ORIGIN } from "#worker/test/browser.ts";

afterEach(() => vi.restoreAllMocks());

/** Lines of the log, as they are written from now on. */
function logged() {
	const lines: Record<string, unknown>[] = [];
	const note = (line: string) => lines.push(JSON.parse(line));
	vi.spyOn(console, "info").mockImplementation(note);
	vi.spyOn(console, "error").mockImplementation(note);
	return lines;
}

const TOKEN = "t".repeat(43);
const page = new Response("<!doctype html><title>A page</title>");
const ASSETS = { fetch: async () => page.clone(), connect: () => never() };

function never(): never {
	throw new Error("not asked for in these tests");
}

test("every request leaves one line with its route, status, time and round trips, and no secret of its address", async () => {
	const lines = logged();
	for (const [path, method] of [
		[`/api/verify-reset-token/${TOKEN}`, "GET"],
		[`/reset-password/${TOKEN}`, "GET"],
		[`/${TOKEN}`, "GET"],
		[`/api/${TOKEN}`, "POST"],
	] as const) {
		const init = { method, headers: { origin: ORIGIN } };
		await askApp(`${ORIGIN}${path}`, { bindings: { ...offline, ASSETS }, init });
	}
	const requests = lines.filter(({ message }) => message === "request");
	expect(requests.map(({ method, route }) => `${method} ${route}`)).toEqual([
		"GET /api/verify-reset-token/:token",
		"GET /reset-password/:token",
		"GET *",
		"POST *",
	]);
	expect(requests[0]).toMatchObject({ status: 404, ms: 0, d1Calls: 1, cache: null });
	expect(JSON.stringify(lines)).not.toContain(TOKEN);
});

test("all lines of a request carry the id that its answer names, and those of another request another", async () => {
	const lines = logged();
	const DB = Object.assign(Object.create(null), {
		prepare: () => {
			throw new Error("D1_ERROR: Network connection lost.");
		},
	});
	const ask = () =>
		new Browser({ bindings: { ...offline, DB } }).ask(`/api/verify-reset-token/${TOKEN}`);
	const answers = await Promise.all([ask(), ask()]);
	for (const answer of answers) {
		const id = answer.headers.get("x-request-id");
		const own = lines.filter(({ requestId }) => requestId === id);
		expect(own.map(({ message }) => message).toSorted()).toContain("request");
		expect(own.length).toBeGreaterThan(1);
	}
	expect(lines.every(({ requestId }) => typeof requestId === "string")).toBe(true);
});

test("round trips are counted, a batch as one", async () => {
	const { browser } = await member();
	const lines = logged();
	await browser.ask("/api/user");
	await browser.ask("/api/account/sessions");
	const counts = lines.filter(({ message }) => message === "request").map(({ d1Calls }) => d1Calls);
	expect(counts).toEqual([1, 2]);
});

test("a request is a data point where Analytics Engine is bound, and one that cannot be written harms nobody", async () => {
	const lines = logged();
	const points: unknown[] = [];
	const METRICS = { writeDataPoint: (point: unknown) => points.push(point) };
	await new Browser({ bindings: { ...offline, METRICS } }).ask(`/api/verify-reset-token/${TOKEN}`);
	expect(points).toEqual([
		{
			indexes: ["request"],
			blobs: ["request", "GET /api/verify-reset-token/:token", "404", ""],
			doubles: [0, 1],
		},
	]);
	const broken = {
		writeDataPoint: () => {
			throw new Error("out of order");
		},
	};
	const answer = await new Browser({ bindings: { ...offline, METRICS: broken } }).ask("/api/user");
	expect(answer.status).toBe(401);
	expect(lines.map(({ message }) => message)).toContain("a data point could not be written");
});
