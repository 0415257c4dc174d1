import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { FACTS_PREFIX } from "#domain/facts.ts";
import { someFacts, somePlace } from "#domain/test/some-facts.ts";
import { connect } from "#worker/db/client.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeEdits } from "#worker/db/schema/scheme-edits.ts";
import { log } from "#worker/platform/log.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { CERTIFICATE_PREFIX, keepFacts, SHAPE_PREFIX } from "./facts-cache.ts";
import { forgetEdited } from "./forget-edited.ts";
import { forgetAllFacts, forgetFactsOf } from "./forget-facts.ts";

const cache = env.CACHE;

beforeAll(loadReferenceData);

async function kept(): Promise<string[]> {
	const { keys } = await cache.list({ prefix: FACTS_PREFIX });
	return keys.map(({ name }) => name.slice(SHAPE_PREFIX.length));
}

beforeEach(async () => {
	for (const name of await kept()) {
		await cache.delete(`${SHAPE_PREFIX}${name}`);
	}
	await cache.put(`${CERTIFICATE_PREFIX}1`, "{}");
});

function keep(postcode: string, ...codes: string[]) {
	const authorities = codes.map((code) => ({ code, name: code, share: 1 / codes.length }));
	return keepFacts(cache, postcode, someFacts({ place: somePlace({ authorities }) }));
}

/** A cache whose pages hold two keys. */
function inSmallPages(): KVNamespace {
	return new Proxy(cache, {
		get(target, key) {
			if (key === "list") {
				return (options: KVNamespaceListOptions) => target.list({ ...options, limit: 2 });
			}
			const value = Reflect.get(target, key);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
}

test("facts that touch the authority go, on every page of the cache; others and certificates stay", async () => {
	await keep("A", "E1");
	await keep("B", "E2");
	await keep("C", "E2", "E1");
	await keep("D", "E3");
	await keep("E", "E1");
	await forgetFactsOf(inSmallPages(), "E1");
	expect(await kept()).toEqual(["B", "D", "certificate:1"]);
});

test("facts that were kept without the names of their authorities go too", async () => {
	await cache.put(`${SHAPE_PREFIX}OLD`, "{}");
	await keep("B", "E2");
	await forgetFactsOf(cache, "E1");
	expect(await kept()).toEqual(["B", "certificate:1"]);
});

test("all facts can be forgotten, and certificates stay even then", async () => {
	await keep("A", "E1");
	await keep("B", "E2");
	await forgetAllFacts(inSmallPages());
	expect(await kept()).toEqual(["certificate:1"]);
});

test("no more calls are made than an invocation has, and the log says that some are left", async () => {
	const error = vi.spyOn(log, "error").mockReturnValue();
	await Promise.all(["A", "B", "C"].map((postcode) => keep(postcode, "E1")));
	await forgetFactsOf(cache, "E1", 3);
	expect(await kept()).toEqual(["C", "certificate:1"]);
	expect(error.mock.calls).toEqual([
		[expect.stringContaining("too many"), { authority: "E1", forgotten: 2 }],
	]);
	error.mockRestore();
});

test("what one go left of an authority edited lately is forgotten by the next; others stay", async () => {
	const db = connect(env.DB);
	const [scheme] = await db
		.select()
		.from(licensingSchemes)
		.where(eq(licensingSchemes.kind, "selective"))
		.limit(1);
	const authority = scheme?.authorityCode ?? "";
	await keep("A", authority);
	await keep("B", "E99999999");
	await forgetEdited(db, cache, NOW);
	expect(await kept()).toEqual(["A", "B", "certificate:1"]);

	await db.insert(schemeEdits).values({ schemeId: scheme?.id ?? "", editedAt: NOW });
	await forgetEdited(db, cache, NOW + 60 * 60_000);
	expect(await kept()).toEqual(["A", "B", "certificate:1"]);
	await forgetEdited(db, cache, NOW + 60 * 60_000 - 1);
	expect(await kept()).toEqual(["B", "certificate:1"]);
});

/** A cache whose keys cannot be listed. */
function downWhenListed(): KVNamespace {
	const down = { list: () => Promise.reject(new Error("KV is down")) };
	return Object.assign(Object.create(cache), down);
}

test("a cache that is down fails nobody, and the log says so", async () => {
	const error = vi.spyOn(log, "error").mockReturnValue();
	await forgetFactsOf(downWhenListed(), "E1").catch(() => {
		throw new Error("it threw");
	});
	expect(error).toHaveBeenCalled();
	error.mockRestore();
});
