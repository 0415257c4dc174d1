import { env } from "cloudflare:workers";
import { and, eq, ne } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Preview } from "#contracts/preview.ts";
import { connect } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { askApp, offline, online } from "#worker/test/ask-app.ts";
import { casesOf } from "#worker/test/cases.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { simulatedFetch } from "#worker/test/simulated-fetch.ts";

beforeAll(loadReferenceData);

const db = connect(env.DB);
const MANCHESTER = "E08000003";

/** Each test has a day of its own, on which nothing else is counted; answers are counted beside previews, and looked at by themselves. */
async function countsOn(day: string): Promise<string[]> {
	const rows = await db
		.select()
		.from(eventCounts)
		.where(and(eq(eventCounts.day, day), ne(eventCounts.event, "answer_shown")));
	return rows.map(({ event, subject, count }) => `${event} ${subject} ${count}`).toSorted();
}

const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`);
const look = (day: string, postcode = "M145LL", more: object = {}) =>
	askApp(`/api/property/preview/${postcode}`, { now: noonOf(day), ...more });

test("a preview is counted for the authority that it is of, also one from the cache", async () => {
	await look("2026-02-01");
	await look("2026-02-01");
	expect(await countsOn("2026-02-01")).toEqual([`preview ${MANCHESTER} 2`]);
});

async function answersOn(day: string): Promise<Record<string, number>> {
	const rows = await db
		.select()
		.from(eventCounts)
		.where(and(eq(eventCounts.day, day), eq(eventCounts.event, "answer_shown")));
	return Object.fromEntries(rows.map(({ subject, count }) => [subject, count]));
}

test("the answer that was shown is counted by its two verdicts, to everyone at once and from the cache", async () => {
	const [losing, typical] = ["M145LL?rent=300&price=180000", "M145LL"];
	const shown = await Promise.all([1, 2, 3].map(() => look("2027-02-09", losing)));
	const { answer } = await (await look("2027-02-09", typical)).json<Preview>();
	const bodies = await Promise.all(shown.map((response) => response.json<Preview>()));
	expect(bodies.map(({ answer: { pays } }) => pays.verdict)).toEqual(["no", "no", "no"]);
	expect(answer.pays.verdict).toBe("yes_if");
	expect(await answersOn("2027-02-09")).toEqual({
		[`${answer.let.verdict}/no`]: 3,
		[`${answer.let.verdict}/yes_if`]: 1,
	});
});

test("an answer that a program was shown, or no one, is not counted", async () => {
	const robot = { headers: { "user-agent": "Googlebot/2.1" } };
	expect((await look("2026-02-10", "M145LL", { init: robot })).status).toBe(200);
	expect((await look("2026-02-10", "M939ZZ")).status).toBe(404);
	expect(await answersOn("2026-02-10")).toEqual({});
});

test("what is refused is not counted", async () => {
	expect((await look("2026-02-02", "M939ZZ")).status).toBe(404);
	expect((await look("2026-02-02", "nothing")).status).toBe(400);
	expect(await countsOn("2026-02-02")).toEqual([]);
});

test("a program's request is answered and not counted, nor are the sources that it had asked", async () => {
	const { fetch, asked } = simulatedFetch();
	const robot = { headers: { "user-agent": "Googlebot/2.1" } };
	const response = await look("2026-02-03", "NE65QJ", { bindings: online, fetch, init: robot });
	expect(response.status).toBe(200);
	expect(asked.length).toBeGreaterThan(0);
	expect(await countsOn("2026-02-03")).toEqual([]);
	await look("2026-02-03", "NE65QJ", { bindings: online, fetch });
	expect(await countsOn("2026-02-03")).toEqual(["preview E08000021 1"]);
});

test("a page that a browser opens in advance is not counted", async () => {
	await look("2026-02-06", "M145LL", { init: { headers: { purpose: "prefetch" } } });
	expect(await countsOn("2026-02-06")).toEqual([]);
});

test("every live source that answered or failed is counted once for a gathering, and not for what is cached", async () => {
	const { fetch } = simulatedFetch({ down: ["data.police.uk"] });
	const bindings = online;
	await look("2026-02-04", "BN29QA", { bindings, fetch });
	const once = (await countsOn("2026-02-04")).filter((row) => row.startsWith("source"));
	expect(once).toEqual([
		"source_answered certificates 1",
		"source_answered floodWarnings 1",
		"source_answered geography 1",
		"source_answered planning 1",
		"source_answered sales 1",
		"source_failed crime 1",
	]);
	await look("2026-02-04", "BN29QA", { bindings, fetch });
	expect((await countsOn("2026-02-04")).filter((row) => row.startsWith("source"))).toEqual(once);
});

test("a source that is off, or does not cover the nation, is not counted", async () => {
	const { fetch } = simulatedFetch();
	await look("2026-02-05", "CF243AB", { bindings: offline, fetch });
	expect(await countsOn("2026-02-05")).toEqual(["preview W06000015 1"]);
});

/** A database whose counts are written by `write`, and how many writes there were. */
function counting(write: (real: () => unknown) => unknown = (real) => real()) {
	const writes = { count: 0 };
	const DB = new Proxy(env.DB, {
		get(target, key) {
			const value = Reflect.get(target, key);
			if (key !== "prepare") {
				return typeof value === "function" ? value.bind(target) : value;
			}
			return (sql: string) => {
				const statement = target.prepare(sql);
				if (!sql.includes("event_counts")) {
					return statement;
				}
				writes.count += 1;
				return {
					bind: (...values: unknown[]) => ({
						run: () => write(() => statement.bind(...values).run()),
					}),
				};
			};
		},
	});
	return { bindings: { ...offline, DB }, writes };
}

/** Milliseconds: four seconds of work on a machine that has nothing else to do. */
const A_THOUSAND = 60_000;

test("hundreds of previews at once cause a handful of writes, and every one is counted", {
	timeout: A_THOUSAND,
}, async () => {
	const previews = casesOf(1_000);
	const { bindings, writes } = counting();
	await look("2026-02-07", "M145LL");
	const answers = await Promise.all(
		Array.from({ length: previews }, () => look("2026-02-07", "M145LL", { bindings })),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect(writes.count).toBeLessThanOrEqual(10);
	expect(await countsOn("2026-02-07")).toEqual([`preview ${MANCHESTER} ${previews + 1}`]);
});

test("a preview whose counting fails is answered like any other, and counted with the next", async () => {
	const { bindings } = counting(() => Promise.reject(new Error("D1 is down")));
	expect((await look("2026-02-08", "M145LL", { bindings })).status).toBe(200);
	expect(await countsOn("2026-02-08")).toEqual([]);
	await look("2026-02-08");
	expect(await countsOn("2026-02-08")).toEqual([`preview ${MANCHESTER} 2`]);
});
