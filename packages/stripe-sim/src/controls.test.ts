import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startStripeSim } from "./start-stripe-sim.ts";

const DAY = 86_400;
const moves: number[] = [];
let server = { url: "", close: () => Promise.resolve() };

beforeAll(async () => {
	server = await startStripeSim({
		port: 0,
		moveReceiverClock: async (ahead) => {
			moves.push(Math.round(ahead));
		},
	});
});
afterAll(() => server.close());
beforeEach(async () => {
	await fetch(`${server.url}/_sim/reset`, { method: "POST" });
	moves.length = 0;
});

const front = async () => await (await fetch(server.url)).text();

const press = (days: string) =>
	fetch(server.url, { method: "POST", body: new URLSearchParams({ days }) });

/** A day as the page says it. */
const shownDate = (ahead: number) =>
	new Date(Date.now() + ahead * 1000).toLocaleDateString("en-GB", {
		day: "numeric",
		month: "short",
		timeZone: "UTC",
		year: "numeric",
	});

test("a person moves time on with a button, and whoever receives the webhooks goes along", async () => {
	expect(await front()).toContain(`It is ${shownDate(0)}`);

	const page = await (await press("8")).text();
	await press("32");

	expect(page).toContain(`It is ${shownDate(8 * DAY)}`);
	expect(moves).toEqual([8 * DAY, 40 * DAY]);
});

test("a reset brings the receiver back too", async () => {
	await press("1");

	await fetch(`${server.url}/_sim/reset`, { method: "POST" });

	expect(moves).toEqual([DAY, 0]);
	expect(await front()).toContain(`It is ${shownDate(0)}`);
});

test("any other number of days moves nothing", async () => {
	for (const days of ["", "-8", "7", "1e9", "soon"]) {
		expect((await press(days)).status).toBe(200);
	}

	expect(moves).toEqual([]);
});

test("the page shows the cards and says that no subscription is there yet", async () => {
	const page = await front();

	expect(page).toContain("4242424242424242");
	expect(page).toContain("None.");
});
