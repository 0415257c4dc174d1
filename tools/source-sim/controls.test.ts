import { expect, test } from "vitest";
import { sourceNames } from "./simulated.ts";
import { modes } from "./simulation.ts";
import { startSourceSim } from "./start-source-sim.ts";
import { simulatedSources } from "./test/simulated-sources.ts";

const sources = simulatedSources();

test.each(modes)("all sources can be set to %s at once", async (mode) => {
	const response = await sources.order("mode", { source: "all", mode });
	expect(await response.json()).toEqual(
		Object.fromEntries(sourceNames.map((name) => [name, mode])),
	);
});

test.each([
	["not JSON", "mode=down"],
	["null", "null"],
	["a source nobody knows", { source: "somewhere", mode: "down" }],
	["no source", { mode: "down" }],
	["a mode nobody knows", { source: "all", mode: "sulking" }],
])("an order with %s is refused with a reason, and changes nothing", async (_, body) => {
	const response = await sources.order("mode", body);
	expect(response.status).toBe(400);
	expect(await response.json()).toEqual({ error: expect.stringMatching(/\w+ must be /) });
	expect(await sources.lookUp("M14 5LL")).toMatchObject({ state: "answered" });
});

test.each(["edition=2", null, {}, { edition: "2" }, { edition: 0 }, { edition: 1.5 }])(
	"an edition ordered by %j is refused with a reason",
	async (body) => {
		const response = await sources.order("edition", body);
		expect(response.status).toBe(400);
		expect(await response.json()).toEqual({ error: expect.stringMatching(/^edition must be /) });
	},
);

test("a reset puts every source in order and forgets what was asked", async () => {
	await sources.order("mode", { source: "all", mode: "down" });
	await sources.lookUp("M14 5LL");
	expect((await sources.hits())["postcodes-io"]).toBeGreaterThan(0);
	await sources.order("reset");
	expect(await sources.hits()).toEqual(Object.fromEntries(sourceNames.map((name) => [name, 0])));
	expect(await sources.lookUp("M14 5LL")).toMatchObject({ state: "answered" });
});

test.each([
	"/",
	"/_sim/nothing",
	"/zoopla/x",
	"/somewhere/x",
	"/police/api/other",
	"/flood/x",
	"/planning-data/",
])("%s is an address no source has", async (path) => {
	expect((await sources.get(path)).status).toBe(404);
});

test("a port that is taken is an error, not silence", async () => {
	const first = await startSourceSim({ port: 0 });
	const port = Number(new URL(first.url).port);
	await expect(startSourceSim({ port })).rejects.toMatchObject({ code: "EADDRINUSE" });
	await first.close();
});
