import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Examples } from "#contracts/examples.ts";
import type { Preview } from "#contracts/preview.ts";
import type { PaidReport } from "#contracts/report.ts";
import type { Fetch } from "#datasets/http/read-body.ts";
import { FACTS_PREFIX } from "#domain/base/facts/facts.ts";
import { answeredInShort } from "#domain/judgement/answer/answer-words.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { askApp, NOW, offline, online } from "#worker/test/ask-app.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);

const keptFacts = async () =>
	(await env.CACHE.list({ prefix: FACTS_PREFIX })).keys.map(({ name }) => name);

beforeEach(async () => {
	await Promise.all((await keptFacts()).map((key) => env.CACHE.delete(key)));
});

type Asked = Parameters<typeof askApp>[1];

async function read(asked: Asked = {}): Promise<Examples> {
	const response = await askApp("/api/examples", asked);
	expect(response.status).toBe(200);
	return response.json<Examples>();
}

async function json<T>(path: string, asked: Asked): Promise<T> {
	return (await askApp(path, asked)).json<T>();
}

/** Has the facts of postcodes gathered, so that no example of them is late on a busy machine. */
async function gather(postcodes: readonly string[], asked: Asked): Promise<void> {
	for (const postcode of postcodes) {
		await askApp(`/api/property/preview/${postcode}`, asked);
	}
}

test("each example says what a preview of its postcode says to anyone today", async () => {
	const asked = { bindings: online, fetch: simulatedFetch().fetch };
	await gather(["M145LL", "BN29QA", "CF243AB"], asked);
	const { examples } = await read(asked);

	expect(examples.map(({ postcode }) => postcode)).toEqual(["M145LL", "BN29QA", "CF243AB"]);
	for (const { licensing, ...example } of examples) {
		const preview = await json<Preview>(`/api/property/preview/${example.postcode}`, asked);
		expect(example).toEqual({
			postcode: example.postcode,
			place: preview.place.label,
			answered: answeredInShort(preview.answer),
			score: preview.riskScore,
			label: preview.score.headline,
			epcRating: preview.epcRating,
			grossYield: preview.estimatedRentalYield,
			assessedOn: "2026-11-20",
		});
		expect(licensing).toMatch(/^Selective licence: [a-z ]+$/);
	}
});

test("the sample in short is in the words of the sample report", async () => {
	const asked = { bindings: online, fetch: simulatedFetch().fetch };
	const report = await json<PaidReport>("/api/reports/sample", asked);
	const { sample } = await read(asked);

	expect(sample).toMatchObject({
		postcode: "M14 5LL",
		place: report.document.home.place,
		answered: answeredInShort(report.document.answer),
		investmentScore: report.investmentScore,
		riskScore: report.riskScore,
		riskDescription: report.riskDescription,
		headline: report.document.verdict.headline,
		keyRisks: report.reportData.keyRisks.slice(0, 3),
		recommendation: report.reportData.recommendations[0],
		assessedOn: "2026-11-20",
	});
	expect(sample?.chapters[0]).toBe("Overall Risk Assessment");
});

test("facts are gathered once for each postcode, and not again from the cache", async () => {
	const { fetch, asked } = simulatedFetch();
	await read({ bindings: online, fetch });
	const lookedUp = asked.filter((path) => path.startsWith("api.postcodes.io/"));
	expect(lookedUp.filter((path) => path.endsWith("/M145LL"))).toHaveLength(1);
	asked.length = 0;

	await read({ bindings: online, fetch });

	expect(asked).toEqual([]);
});

test("examples are of the day on which they are read, whenever their facts were gathered", async () => {
	await gather(["M145LL", "BN29QA", "CF243AB"], {});
	const { examples, sample } = await read({ now: NOW + 86_400_000 });
	expect([...examples, sample].map((each) => each?.assessedOn)).toEqual(
		Array.from({ length: 4 }, () => "2026-11-21"),
	);
});

test("examples are nobody's previews", async () => {
	const now = Date.parse("2026-03-01T12:00:00Z");
	await read({ now });
	expect(await db.select().from(eventCounts).where(eq(eventCounts.day, "2026-03-01"))).toEqual([]);
});

test("what cannot be gathered in time is left out, gathered on, and there the next time", async () => {
	const quick = simulatedFetch().fetch;
	const slow: Fetch = async (url, init) => {
		if (url.includes("M14")) {
			await new Promise((resolve) => setTimeout(resolve, 1_450));
		}
		return quick(url, init);
	};
	const bindings = online;
	await gather(["BN29QA", "CF243AB"], { bindings, fetch: quick });
	const first = await read({ bindings, fetch: slow });
	expect(first.examples.map(({ postcode }) => postcode)).toEqual(["BN29QA", "CF243AB"]);
	expect(first.sample).toBeNull();
	expect(await keptFacts()).toContainEqual(expect.stringContaining("M145LL"));

	const second = await read({ bindings, fetch: quick });

	expect(second.examples).toHaveLength(3);
	expect(second.sample).not.toBeNull();
});

test("a postcode that is none any more is left out, and the others stay", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const ended = { postcode: "BN2 9QA", year_terminated: 2026, month_terminated: 10 };
	const gone = { status: 404, error: "Postcode not found", terminated: ended };
	const quick = simulatedFetch().fetch;
	const fetch: Fetch = async (url, init) =>
		url.includes("/postcodes/BN2") ? Response.json(gone, { status: 404 }) : quick(url, init);
	await gather(["M145LL", "CF243AB"], { bindings: online, fetch });
	const { examples, sample } = await read({ bindings: online, fetch });
	expect(logged.mock.calls.map(([line]) => line)).toEqual([
		expect.stringContaining("an example could not be had"),
	]);
	logged.mockRestore();
	expect(examples.map(({ postcode }) => postcode)).toEqual(["M145LL", "CF243AB"]);
	expect(sample).not.toBeNull();
});

test("a visitor who has asked for too many postcodes gets none and no error", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	const GATHER_LIMIT = { limit: async () => ({ success: false }) };
	expect(await read({ bindings: { ...offline, GATHER_LIMIT } })).toEqual({
		examples: [],
		sample: null,
	});
	expect(logged).not.toHaveBeenCalled();
	logged.mockRestore();
});
