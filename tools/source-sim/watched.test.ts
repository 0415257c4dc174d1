import { afterAll, beforeAll, expect, test } from "vitest";
import { articleFourImporter } from "#datasets/article-four/article-four-importer.ts";
import { openPublishedFile } from "#datasets/http/published-files.ts";
import { councilPages } from "#datasets/licensing-pages/council-pages.ts";
import { memoryDatabase, memoryStore } from "#datasets/test/memory-store.ts";
import { energyRegister } from "#worker/facts/sources/energy-register/energy-register.ts";
import { startSourceSim } from "./start-source-sim.ts";

let sim: Awaited<ReturnType<typeof startSourceSim>>;
beforeAll(async () => {
	sim = await startSourceSim({ port: 0 });
});
afterAll(() => sim.close());

test("the files of the planning service become who publishes", async () => {
	const sqlite = memoryDatabase();
	for (const code of ["E06000001", "E06000002", "E08000003"]) {
		sqlite
			.prepare(
				"INSERT INTO authorities (code, name, nation, former_codes) VALUES (?, '', 'England', '[]')",
			)
			.run(code);
	}
	const open = (dataset: string) => () =>
		openPublishedFile({
			source: "planningData",
			url: `${sim.url}/planning-files/dataset/${dataset}.csv`,
			fetch,
		});
	const step = await articleFourImporter({
		store: memoryStore(sqlite),
		now: () => Date.UTC(2026, 10, 20),
		areas: open("article-4-direction-area"),
		organisations: open("local-authority"),
	}).next(null, { snapshot: 0, asOf: null, digest: "", rows: 0, isPart: false });
	expect(step).toMatchObject({
		kind: "publish",
		edition: { asOf: "2026-11-14", rows: 2, notes: expect.arrayContaining(["1 area has ended."]) },
	});
});

test("a council's page says the same on every visit but where it is to change, and a page that is gone is", async () => {
	const { readPage: look } = councilPages({ fetch, simulator: `${sim.url}/council-pages` });
	const first = await look("https://www.york.gov.uk/hmo-licensing");
	expect(first).toEqual({
		status: 200,
		hash: expect.any(String),
		text: expect.stringContaining("It says what it said last week"),
		fault: null,
	});
	expect(await look("https://www.york.gov.uk/hmo-licensing")).toEqual(first);
	expect((await look("https://www.leeds.gov.uk/hmo-licensing")).hash).not.toBe(first.hash);
	expect((await look("https://www.leeds.gov.uk/gone")).status).toBe(404);
	const changing = "https://www.york.gov.uk/changes";
	expect((await look(changing)).hash).not.toBe((await look(changing)).hash);
});

test("the register gives what was lodged from one day to another, and nothing where that is nothing", async () => {
	const register = energyRegister({ baseUrl: `${sim.url}/epc-register`, token: "any", fetch });
	const lodged = (from: string, to: string, page = 1) =>
		register.lodged({ from, to, page }, AbortSignal.timeout(5000));
	const all = await lodged("2012-01-01", "2026-11-20");
	expect(all?.pages).toBe(1);
	expect(all?.postcodes).toContain("M145LL");
	expect(await lodged("2012-01-01", "2026-11-20", 2)).toBeNull();
	expect(await lodged("2011-01-01", "2011-12-31")).toEqual({
		certificates: 0,
		postcodes: [],
		pages: 0,
	});
});
