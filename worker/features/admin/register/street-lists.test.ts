import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { RegisterScheme } from "#contracts/admin/licensing-register.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

const path = "/api/admin/licensing";
const scheme = {
	authorityCode: "E08000003",
	kind: "selective",
	status: "in_force",
	coverage: "streets",
	wardCodes: [],
	start: "2026-01-01",
	end: "2030-12-31",
	url: "https://www.manchester.gov.uk/licensing",
	verifiedOn: null,
};
/** As long as may be, but for a few characters. */
const longest = "Ada Street\n".repeat(9_090);

test("a council's list of streets is kept as it is printed, up to its length", async () => {
	const { browser } = await administrator();
	const added = await browser.ask(path, { json: { ...scheme, streets: longest } });
	expect(added.status).toBe(201);
	expect(((await added.json()) as RegisterScheme).streets).toBe(longest);
});

test("a longer list is refused in words, and what stood there stays", async () => {
	const { browser } = await administrator();
	const added = await browser.ask(path, {
		json: { ...scheme, start: "2026-01-02", streets: "Ada Street" },
	});
	const { id } = (await added.json()) as RegisterScheme;
	const change = (streets: string) =>
		browser.ask(`${path}/${id}`, { method: "PATCH", json: { streets } });

	const refused = await change(longest.repeat(2));
	expect(refused.status).toBe(400);
	expect(await refused.json()).toMatchObject({
		code: "invalid_input",
		fields: { streets: expect.stringContaining("100,000 characters at most") },
	});
	expect((await change(longest.repeat(10))).status).toBe(413);
	const row = env.DB.prepare("SELECT streets FROM licensing_schemes WHERE id = ?").bind(id);
	expect(await row.first()).toEqual({ streets: "Ada Street" });
});
