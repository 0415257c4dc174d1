import { barriers, expect, test } from "./fixtures.ts";

test("the product is well and says of what date its data is", async ({ request }) => {
	const reply = await request.get("/api/health");

	expect(reply.status()).toBe(200);
	const { ok, data } = await reply.json();
	expect(ok).toBe(true);
	expect(Object.keys(data)).toEqual(
		expect.arrayContaining(["authorities", "postcode_sectors", "rents", "licensing_schemes"]),
	);
	for (const asOf of Object.values(data)) {
		expect(asOf).toMatch(/^\d{4}(-\d{2}){0,2}$/);
	}
});

test("an address that is no screen is a 404, in its status and in words", async ({ page }) => {
	const reply = await page.goto("/no-such-screen");

	expect(reply?.status()).toBe(404);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 Page Not Found");
	expect(await barriers(page)).toEqual([]);
});

test("a file that does not exist is a plain 404, not the document", async ({ request }) => {
	const reply = await request.get("/assets/no-such-file.js");

	expect(reply.status()).toBe(404);
	expect(await reply.text()).not.toContain("<html");
});

test("what the app asks of the outside, it asks the simulator", async ({ request, sim }) => {
	// A well-formed postcode that the simulator does not know.
	const reply = await request.get("/api/property/preview/LS6 1AA");

	expect(reply.status()).toBe(404);
	expect((await sim.hits())["postcodes-io"]).toBe(1);
});

test("hashed files are kept for good, and the document is asked for each time", async ({
	request,
}) => {
	const document = await request.get("/");
	const [script = ""] = /\/assets\/[^"]+\.js/.exec(await document.text()) ?? [];
	const file = await request.get(script);

	expect(file.headers()["cache-control"]).toContain("immutable");
	expect(document.headers()["cache-control"] ?? "").not.toContain("immutable");
});
