import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import type { Facts } from "#domain/base/facts/facts.ts";
import { unwrap } from "#domain/base/facts/source-answer.ts";
import { groundsOf } from "#domain/telling/map/grounds-on-map.ts";
import { MOST_GROUND_BYTES } from "#domain/telling/map/trim-grounds.ts";
import { connect } from "#worker/db/client.ts";
import { SingleFlight } from "#worker/platform/single-flight.ts";
import { NOW, online } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";
import { readFacts } from "./facts-cache.ts";
import { factsFor } from "./facts-for.ts";
import type { Gathered } from "./gathering.ts";
import { liveSources } from "./live-sources.ts";
import { readPostcode } from "./place-problem.ts";
import { lookUpOnce } from "./postcode-lookup.ts";

beforeAll(loadReferenceData);

const postcode = readPostcode("BN2 9QA");
const found = [
	{ entity: 1, dataset: "flood-risk-zone", reference: "156/3", "flood-risk-level": "3" },
	{ entity: 2, dataset: "conservation-area", reference: "CA1", name: "Old Town" },
];

/** What planning data says of shapes. `answered` is kept once the visitor has the facts. */
type Shapes = (
	entities: string[],
	asked: { signal: AbortSignal; answered: Promise<void> },
) => Promise<Response> | Response;

/** Facts of a day on which all outside is well, but for the shapes: as they were answered with, while how many shapes were out, and as they were kept. */
async function gathered(shapes: Shapes) {
	const asked: string[][] = [];
	const answered = Promise.withResolvers<void>();
	let out = 0;
	const simulated = simulatedFetch().fetch;
	const fetch: Fetch = async (url, init) => {
		const { hostname, searchParams } = new URL(url);
		if (hostname !== "www.planning.data.gov.uk") {
			return simulated(url, init);
		}
		const entities = searchParams.getAll("entity");
		if (entities.length === 0) {
			return Response.json({ entities: found, count: found.length });
		}
		asked.push(entities);
		out += 1;
		try {
			return await shapes(entities, {
				signal: init?.signal ?? AbortSignal.abort(),
				answered: answered.promise,
			});
		} finally {
			out -= 1;
		}
	};
	const context = createExecutionContext();
	await env.CACHE.delete(await keyOfFacts());
	const facts = await factsFor(
		{
			db: connect(env.DB),
			cache: env.CACHE,
			...lookUpOnce(() => connect(env.DB), Date.now),
			sources: liveSources(online, { fetch, now: Date.now }),
			singleFlight: new SingleFlight<Gathered>(),
			now: Date.now,
			readAsset: async () => null,
			askedAt: NOW,
			waitUntil: (work) => context.waitUntil(work),
			count: () => {},
			admit: async () => {},
		},
		postcode,
	);
	const outThen = out;
	answered.resolve();
	await waitOnExecutionContext(context);
	return { facts, outThen, kept: await readFacts(env.CACHE, postcode.compact), asked };
}

async function keyOfFacts(): Promise<string> {
	const { keys } = await env.CACHE.list();
	return keys.find(({ name }) => name.endsWith(postcode.compact))?.name ?? "none";
}

/** A square of two kilometres about the postcode, for every entity that was asked for. */
function squares(entities: string[], behind = "") {
	const ring = "-0.15 50.81, -0.12 50.81, -0.12 50.84, -0.15 50.84, -0.15 50.81";
	return Response.json({
		entities: entities.map((entity) => ({
			entity: Number(entity),
			geometry: `POLYGON ((${ring}))${behind}`,
		})),
		count: entities.length,
	});
}

const kindsOf = (facts: Facts | null) => (facts ? groundsOf(facts).map(({ kind }) => kind) : null);
const constraintsOf = ({ live }: Facts) => {
	const planning = unwrap(live.planning);
	return [planning?.floodZones, planning?.conservationAreas].map((list) => list?.length);
};

test("shapes are answered with and kept, each flood zone asked for by itself", async () => {
	const { facts, kept, asked } = await gathered((entities) => squares(entities));
	expect(asked.toSorted()).toEqual([["1"], ["2"]]);
	expect(kindsOf(facts)).toEqual(["flood", "conservation"]);
	expect(kept).toEqual(facts);
	expect(JSON.stringify(groundsOf(facts)).length).toBeLessThan(MOST_GROUND_BYTES);
});

test("no answer waits for a shape: one that comes behind it is kept for the next visitor", async () => {
	const { facts, outThen, kept } = await gathered(async (entities, { answered }) => {
		await answered;
		return squares(entities);
	});
	expect(outThen).toBe(2);
	expect(kindsOf(facts)).toEqual([]);
	expect(constraintsOf(facts)).toEqual([1, 1]);
	expect(kindsOf(kept)).toEqual(["flood", "conservation"]);
});

const never: Shapes = (_, { signal }) =>
	new Promise<Response>((_resolve, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason));
	});

test.each<[string, Shapes, number?]>([
	["never come", never, 2],
	["are refused", () => new Response("", { status: 403 })],
	["cannot be reached", () => Promise.reject(new TypeError("no connection"))],
	["are a web page", () => new Response("<!doctype html>")],
	["are of another shape", () => Response.json({ entities: "none" })],
	[
		"are rubbish",
		() => Response.json({ entities: [{ entity: 1, geometry: "POLYGON ((north))" }] }),
	],
	[
		"lie elsewhere",
		() => Response.json({ entities: [{ entity: 1, geometry: "POLYGON ((0 0, 1 0, 1 1, 0 0))" }] }),
	],
])(
	"when the shapes %s the constraints stand, and the facts are whole",
	async (_, shapes, waitedFor = 0) => {
		const { facts, outThen, kept } = await gathered(shapes);
		expect(outThen).toBe(waitedFor);
		expect(constraintsOf(facts)).toEqual([1, 1]);
		expect(kindsOf(kept)).toEqual([]);
		expect(kept).toMatchObject({ whole: true });
	},
);

test("a flood zone of more than a megabyte takes no other shape with it", async () => {
	const { kept } = await gathered((entities) =>
		squares(entities, entities.includes("1") ? " ".repeat(1_000_000) : ""),
	);
	expect(kindsOf(kept)).toEqual(["conservation"]);
	expect(kept && constraintsOf(kept)).toEqual([1, 1]);
});
