import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { FACTS_PREFIX } from "#domain/base/facts/facts.ts";
import { FACTS_SHAPE } from "#domain/base/facts/facts-shape.ts";
import { someFacts } from "#domain/test/some-facts.ts";
import { keepFacts, readFacts } from "./facts-cache.ts";

test("facts that were kept in another shape are never read", async () => {
	await keepFacts(env.CACHE, "ZZ11ZZ", someFacts());
	const [key] = (await env.CACHE.list({ prefix: FACTS_PREFIX })).keys;
	const name = key?.name ?? "";
	expect(await readFacts(env.CACHE, "ZZ11ZZ")).toEqual(someFacts());

	const kept = await env.CACHE.get(name);
	await env.CACHE.delete(name);
	for (const older of ["facts:3:ZZ11ZZ", name.replace(FACTS_SHAPE, "ffffffffffff")]) {
		expect(older).not.toBe(name);
		await env.CACHE.put(older, kept ?? "");
	}
	expect(await readFacts(env.CACHE, "ZZ11ZZ")).toBeNull();
});
