import { beforeAll, expect, test } from "vitest";
import type { PaidReport } from "#contracts/report.ts";
import { outlinesPath } from "#domain/telling/map/outlines-edition.ts";
import { offline } from "#worker/test/ask-app.ts";
import { Browser } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someOutlines } from "#worker/test/some-outlines.ts";

beforeAll(loadReferenceData);

/** Files of a product that answer so. */
function filesOf(answer: (path: string) => Promise<Response>) {
	return { fetch: (url: URL) => answer(url.pathname) } as unknown as Fetcher;
}

/** The sample, of a product with these files. */
async function sampleWith(files: Fetcher): Promise<PaidReport> {
	const bindings = { ...offline, ASSETS: files };
	const response = await new Browser({ bindings }).ask("/api/reports/sample");
	expect(response.status).toBe(200);
	return response.json();
}

test("a report keeps a map of its council, laid out of the outlines that lie with the product and of the figures of that day", async () => {
	const asked: string[] = [];
	const files = filesOf(async (path) => {
		asked.push(path);
		return Response.json(someOutlines("E08000003"));
	});
	const { document } = await sampleWith(files);
	const again = await sampleWith(files);
	const { map } = document.neighbourhood;

	// Read and laid out for the first report alone.
	expect(asked).toEqual([outlinesPath("E08000003")]);
	expect(again.document.neighbourhood.map).toEqual(map);
	expect(map?.sheet.authority).toEqual({ code: "E08000003", name: "Manchester" });
	expect(map?.sheet.home).toMatchObject({ label: expect.stringMatching(/^M14 5/) });
	expect(map?.sheet.shadings.price?.own[0]).toMatchObject({ name: "Manchester 026" });
	expect(map?.sheet.schemes.length).toBeGreaterThan(0);
	expect(JSON.stringify(map?.sheet).length).toBeLessThan(15_000);
	expect(document.sources.map(({ name }) => name)).toContain("Outlines of wards and census areas");
});

test.each<[string, () => Promise<Response>]>([
	["are not there", async () => new Response("Not found", { status: 404 })],
	["cannot be read", () => Promise.reject(new Error("gone"))],
	["are no outlines", async () => Response.json({ error: "moved" })],
	["are cut off", async () => new Response('{"type":"Topology","arcs":[')],
	["are of another council", async () => Response.json(someOutlines("E08000006"))],
])("a report whose outlines %s goes without its map", async (_, answer) => {
	const { document } = await sampleWith(filesOf(answer));
	expect(document.neighbourhood.map).toBeNull();
	expect(document.neighbourhood.comparisons.length).toBeGreaterThan(0);
});
