import { expect, test, vi } from "vitest";
import { SingleFlight } from "./single-flight.ts";

function deferred<T>() {
	let settle: { resolve: (value: T) => void; reject: (cause: Error) => void } | undefined;
	const promise = new Promise<T>((resolve, reject) => {
		settle = { resolve, reject };
	});
	return {
		promise,
		resolve: (value: T) => settle?.resolve(value),
		reject: (cause: Error) => settle?.reject(cause),
	};
}

const errand = <T>(work: () => Promise<T>, after = async () => {}) => ({
	work,
	after,
	hold: () => {},
});

test("all who ask at once share one piece of work", async () => {
	const flights = new SingleFlight<number>();
	const landing = deferred<number>();
	const work = vi.fn(() => landing.promise);
	const asked = Promise.all([1, 2, 3].map(() => flights.share("a", errand(work))));
	landing.resolve(7);
	expect(await asked).toEqual([7, 7, 7]);
	expect(work).toHaveBeenCalledTimes(1);
});

test("other keys fly on their own", async () => {
	const flights = new SingleFlight<string>();
	const answers = ["a", "b"].map((key) =>
		flights.share(
			key,
			errand(async () => key),
		),
	);
	expect(await Promise.all(answers)).toEqual(["a", "b"]);
});

test("a leader whose visitor has gone is held alive, and its followers are served", async () => {
	const flights = new SingleFlight<number>();
	const landing = deferred<number>();
	const held: Promise<unknown>[] = [];
	const after = vi.fn(async () => {});
	// The leader's promise is dropped, as when its visitor hangs up.
	flights
		.share("a", { work: () => landing.promise, after, hold: (all) => held.push(all) })
		.catch(() => {});
	const follower = flights.share(
		"a",
		errand(() => Promise.reject(new Error("must not lead"))),
	);
	landing.resolve(7);
	expect(await follower).toBe(7);
	expect(held).toHaveLength(1);
	await Promise.all(held);
	expect(after).toHaveBeenCalledWith(7);
});

test("nobody falls between the work and what comes after it", async () => {
	const flights = new SingleFlight<number>();
	const writing = deferred<void>();
	const first = flights.share("a", {
		work: async () => 1,
		after: () => writing.promise,
		hold: () => {},
	});
	expect(await first).toBe(1);
	const second = flights.share(
		"a",
		errand(async () => 2),
	);
	expect(await second).toBe(1);
	writing.resolve();
	await Promise.resolve();
});

test("a failure is told to all, and the next to ask tries again", async () => {
	const flights = new SingleFlight<number>();
	const landing = deferred<number>();
	const asked = [1, 2].map(() =>
		flights.share(
			"a",
			errand(() => landing.promise),
		),
	);
	landing.reject(new Error("down"));
	for (const answer of asked) {
		await expect(answer).rejects.toThrow("down");
	}
	expect(
		await flights.share(
			"a",
			errand(async () => 3),
		),
	).toBe(3);
});

test("a failure that is the leader's own is told to nobody else: who follows does the work itself", async () => {
	const flights = new SingleFlight<number>();
	const landing = deferred<number>();
	const leader = flights.share(
		"a",
		errand(() => landing.promise),
	);
	const follower = flights.share("a", {
		...errand(async () => 4),
		isLeadersOwn: (cause) => cause instanceof RangeError,
	});
	landing.reject(new RangeError("your limit"));
	await expect(leader).rejects.toThrow("your limit");
	expect(await follower).toBe(4);
});

test("a follower that has waited five seconds does the work itself", async () => {
	vi.useFakeTimers();
	const flights = new SingleFlight<number>();
	flights
		.share(
			"a",
			errand(() => new Promise(() => {})),
		)
		.catch(() => {});
	const follower = flights.share(
		"a",
		errand(async () => 9),
	);
	await vi.advanceTimersByTimeAsync(5_000);
	expect(await follower).toBe(9);
	vi.useRealTimers();
});
