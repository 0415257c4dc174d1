import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { Preview } from "#contracts/preview.ts";
import { ProblemBody } from "#contracts/problem.ts";
import { askApp } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

test("health tells the date of every dataset, and is not ok while one is missing", async () => {
	const ready = await askApp("/api/health");
	expect(ready.status).toBe(200);
	expect(await ready.json()).toMatchObject({
		ok: true,
		data: { rents: "2026-05", licensing_schemes: "2026-11-20" },
	});
	await env.DB.prepare("update datasets set complete = 0, digest = '' where id = 'rents'").run();
	expect((await askApp("/api/health")).status).toBe(503);
	await env.DB.prepare("update datasets set complete = 1 where id = 'rents'").run();
});

test("the report costs 15 pounds until an administrator sets a price", async () => {
	expect(await (await askApp("/api/report-price")).json()).toEqual({ price: 15 });
	await env.DB.prepare("insert into settings values ('report_price_pence', 1999, 0)").run();
	expect(await (await askApp("/api/report-price")).json()).toEqual({ price: 19.99 });
});

test("an unknown call is a 404 in the shape of every refusal", async () => {
	const response = await askApp("/api/nothing");
	expect(response.status).toBe(404);
	expect(ProblemBody.parse(await response.json()).code).toBe("not_found");
});

test("every answer carries the headers that shut the browser's doors", async () => {
	const { headers } = await askApp("/api/report-price");
	const policy = headers.get("content-security-policy") ?? "";
	for (const directive of [
		"default-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
	]) {
		expect(policy).toContain(directive);
	}
	expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
	expect(headers.get("x-content-type-options")).toBe("nosniff");
	expect(headers.get("x-frame-options")).toBe("DENY");
	expect(headers.get("strict-transport-security")).toContain("max-age");
});

test("what is left blank is not stated, and a studio is not the same as blank", async () => {
	const inputsOf = async (query: string) =>
		Preview.parse(await (await askApp(`/api/property/preview/M145LL?${query}`)).json()).inputs;
	const blank = await inputsOf("bedrooms=&rent=%20&price=");
	expect(blank).toMatchObject({ bedrooms: null, rent: null, price: null });
	expect((await inputsOf("bedrooms=0")).bedrooms).toBe(0);
});
