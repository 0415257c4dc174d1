import { env } from "cloudflare:workers";
import { asc, between } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { connect, type Db } from "#worker/db/client.ts";
import { eventCounts } from "#worker/db/schema/counts.ts";
import { pause } from "#worker/platform/clock.ts";
import { Counter } from "./counter.ts";

const db = connect(env.DB);
const SECOND = 1_000;

const rowsOf = (from: string, to = from) =>
	db
		.select()
		.from(eventCounts)
		.where(between(eventCounts.day, from, to))
		.orderBy(asc(eventCounts.day), asc(eventCounts.subject));

/** Requests at one time of a day of 2016, with what they left behind and the writes that came of it. Each test has a day of its own. */
function requestsAt(time: string, write = (real: () => Promise<unknown>) => real()) {
	const clock = { now: Date.parse(time) };
	const left: Promise<unknown>[] = [];
	const writes = { count: 0 };
	const prepare = (sql: string) => {
		writes.count += 1;
		const statement = env.DB.prepare(sql);
		return {
			bind: (...values: unknown[]) => ({ run: () => write(() => statement.bind(...values).run()) }),
		};
	};
	const watched = connect({ prepare } as unknown as D1Database);
	return {
		clock,
		left,
		writes,
		desk: {
			db: (): Db => watched,
			now: () => clock.now,
			pause: async () => {},
			waitUntil: (work: Promise<unknown>) => void left.push(work),
		},
	};
}

const preview = (subject = "E08000003") => ({ event: "preview", subject }) as const;

test("what happens is counted by event, subject and the day that it is in London", async () => {
	const { desk, left, clock } = requestsAt("2016-06-01T22:59:00Z");
	const counter = new Counter();
	counter.count(desk, [preview(), { event: "report_generated", subject: "" }]);
	clock.now += 60 * SECOND;
	counter.count(desk, [preview()]);
	await Promise.all(left);
	expect(await rowsOf("2016-06-01", "2016-06-02")).toEqual([
		{ day: "2016-06-01", event: "report_generated", subject: "", count: 1 },
		{ day: "2016-06-01", event: "preview", subject: "E08000003", count: 1 },
		{ day: "2016-06-02", event: "preview", subject: "E08000003", count: 1 },
	]);
});

test("a thousand at once cause two writes, of which one request takes care, and none is lost", async () => {
	const { desk, left, writes } = requestsAt("2016-01-02T12:00:00Z");
	const counter = new Counter();
	for (let visitor = 0; visitor < 1_000; visitor += 1) {
		counter.count(desk, [preview(`E0800000${visitor % 4}`)]);
	}
	await Promise.all(left);
	expect(left).toHaveLength(1);
	expect(writes.count).toBe(2);
	expect((await rowsOf("2016-01-02")).map(({ count }) => count)).toEqual([250, 250, 250, 250]);
});

test.each([
	["while another is written", 10, 2],
	["one after the other", 100, 5],
])(
	"of a stream of visitors who come %s the first is written at once, and the rest every half second",
	async (_, every, expected) => {
		vi.useFakeTimers();
		const slow = () => new Promise((resolve) => setTimeout(() => resolve({}), 20));
		const { desk, left, writes } = requestsAt("2016-01-09T12:00:00Z", slow);
		const counter = new Counter();
		for (let visitor = 0; visitor < 20; visitor += 1) {
			counter.count({ ...desk, pause }, [preview()]);
			await vi.advanceTimersByTimeAsync(every);
		}
		await vi.advanceTimersByTimeAsync(SECOND);
		vi.useRealTimers();
		expect(writes.count).toBe(expected);
		expect(left).toHaveLength(1);
	},
);

test("isolates that count the same add up", async () => {
	const { desk, left } = requestsAt("2016-01-03T12:00:00Z");
	for (const counter of [new Counter(), new Counter(), new Counter()]) {
		counter.count(desk, [preview()]);
	}
	await Promise.all(left);
	expect((await rowsOf("2016-01-03")).map(({ count }) => count)).toEqual([3]);
});

test("once a leader is done the next request leads", async () => {
	const { desk, left } = requestsAt("2016-01-04T12:00:00Z");
	const counter = new Counter();
	counter.count(desk, [preview()]);
	await Promise.all(left);
	counter.count(desk, [preview()]);
	await Promise.all(left);
	expect(left).toHaveLength(2);
	expect((await rowsOf("2016-01-04")).map(({ count }) => count)).toEqual([2]);
});

test("counts that cannot be written are logged, kept, and written with the next", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	let isDown = true;
	const { desk, left } = requestsAt("2016-01-05T12:00:00Z", (real) =>
		isDown ? Promise.reject(new Error("D1 is down")) : real(),
	);
	const counter = new Counter();
	counter.count(desk, [preview(), preview()]);
	await Promise.all(left);
	counter.count(desk, [preview("E09000007")]);
	await Promise.all(left);
	expect(logged).toHaveBeenCalledTimes(2);
	expect(logged.mock.calls[1]?.[0]).toContain("D1 is down");
	logged.mockRestore();
	isDown = false;

	counter.count(desk, [preview()]);
	await Promise.all(left);

	expect((await rowsOf("2016-01-05")).map(({ subject, count }) => [subject, count])).toEqual([
		["E08000003", 3],
		["E09000007", 1],
	]);
});

test("what waits while nothing can be written is bounded", async () => {
	const logged = vi.spyOn(console, "error").mockImplementation(() => {});
	let isDown = true;
	const { desk, left } = requestsAt("2016-01-06T12:00:00Z", (real) =>
		isDown ? Promise.reject(new Error("D1 is down")) : real(),
	);
	const counter = new Counter();
	for (let subject = 0; subject < 2_500; subject += 1) {
		counter.count(desk, [preview(String(subject))]);
	}
	await Promise.all(left);
	logged.mockRestore();
	isDown = false;
	counter.count(desk, [preview("0")]);
	await Promise.all(left);

	expect(await rowsOf("2016-01-06")).toHaveLength(2_000);
});

test("a leader that died is replaced after half a minute, and not before", async () => {
	let isHanging = true;
	const { desk, left, clock, writes } = requestsAt("2016-01-07T12:00:00Z", (real) =>
		isHanging ? new Promise(() => {}) : real(),
	);
	const counter = new Counter();
	counter.count(desk, [preview()]);
	await expect.poll(() => writes.count).toBe(1);
	isHanging = false;
	clock.now += 29 * SECOND;
	counter.count(desk, [preview()]);
	expect(left).toHaveLength(1);
	clock.now += SECOND;
	counter.count(desk, [preview()]);
	await left[1];
	expect(left).toHaveLength(2);
	expect((await rowsOf("2016-01-07")).map(({ count }) => count)).toEqual([2]);
});

test("nobody leads for longer than the platform lets work go on: what waits then is the next one's", async () => {
	const counter = new Counter();
	const { desk, left, clock, writes } = requestsAt("2016-01-08T12:00:00Z", async (real) => {
		clock.now += 21 * SECOND;
		if (writes.count === 1) {
			counter.count(desk, [preview()]);
		}
		return real();
	});
	counter.count(desk, [preview()]);
	await left[0];
	expect(writes.count).toBe(1);
	counter.count(desk, [preview()]);
	await left[1];
	expect(left).toHaveLength(2);
	expect((await rowsOf("2016-01-08")).map(({ count }) => count)).toEqual([3]);
});
