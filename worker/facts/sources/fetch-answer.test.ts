import { expect, test } from "vitest";
import * as z from "zod";
import { type Fault, SourceFault } from "#datasets/http/source-fault.ts";
import { endsWithin } from "#domain/test/time-taken.ts";
import { fetchAnswer } from "./fetch-answer.ts";

const now = () => 1_750_000_000_000;
const terms = { limitMs: 1000, now, onFault: () => undefined };

function failing(cause: unknown) {
	const faults: { why: Fault; cause: unknown }[] = [];
	const answer = fetchAnswer(() => Promise.reject(cause), {
		...terms,
		onFault: (fault) => faults.push(fault),
	});
	return { answer, faults };
}

test("an answer carries its data and the instant it came", async () => {
	expect(await fetchAnswer(async () => "data", terms)).toEqual({
		state: "answered",
		at: 1_750_000_000_000,
		data: "data",
	});
});

test("a callee that ignores its signal is given up on at the limit", async () => {
	const answer = fetchAnswer(() => new Promise(() => undefined), { ...terms, limitMs: 30 });
	expect(await endsWithin(500, answer)).toBe(true);
	expect(await answer).toEqual({ state: "silent", why: "timed_out" });
});

test("a callee that heeds its signal is timed out, not unreachable", async () => {
	const answer = await fetchAnswer(
		(signal) =>
			new Promise((_, reject) => {
				signal.addEventListener("abort", () => reject(new TypeError("aborted")));
			}),
		{ ...terms, limitMs: 30 },
	);
	expect(answer).toEqual({ state: "silent", why: "timed_out" });
});

test("what fails after the limit disturbs nobody", async () => {
	let fail: (cause: Error) => void = () => undefined;
	const late = new Promise<never>((_, reject) => {
		fail = reject;
	});
	await fetchAnswer(() => late, { ...terms, limitMs: 10 });
	fail(new Error("too late"));
	await expect(new Promise((resolve) => setTimeout(resolve, 10))).resolves.toBeUndefined();
});

test("a source's own fault keeps its name and is reported with its cause", async () => {
	const fault = new SourceFault("police", "refused", "status 503");
	const { answer, faults } = failing(fault);
	expect(await answer).toEqual({ state: "silent", why: "refused" });
	expect(faults).toEqual([{ why: "refused", cause: fault }]);
});

test("a lost connection is unreachable", async () => {
	expect(await failing(new TypeError("fetch failed")).answer).toMatchObject({ why: "unreachable" });
});

test("anything else a source lets out is a malformed answer", async () => {
	const mismatch = z.string().safeParse(1).error;
	expect(await failing(mismatch).answer).toMatchObject({ why: "malformed" });
});

test("a callee that throws before it returns a promise is answered like any other", async () => {
	const answer = await fetchAnswer(() => {
		throw new SourceFault("police", "malformed", "no");
	}, terms);
	expect(answer).toEqual({ state: "silent", why: "malformed" });
});
