import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fetch } from "#datasets/http/read-body.ts";
import { withinDeadline } from "./within-deadline.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const after =
	(milliseconds: number): Fetch =>
	() =>
		new Promise((resolve) => setTimeout(() => resolve(new Response("{}")), milliseconds));

test("a call that is not answered in time fails, and is called off", async () => {
	let signal: AbortSignal | null | undefined;
	const silent: Fetch = (_, init) => {
		signal = init?.signal;
		return new Promise(() => undefined);
	};
	const call = withinDeadline(silent, 7_000)("https://api.stripe.com/");
	const ended = vi.fn();
	call.catch(ended);
	await vi.advanceTimersByTimeAsync(6_999);
	expect(ended).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	expect(ended).toHaveBeenCalledOnce();
	expect(signal?.aborted).toBe(true);
});

test("all calls share the time, and behind its end none is sent", async () => {
	const slow = vi.fn(after(5_000));
	const fetch = withinDeadline(slow, 7_000);
	const first = fetch("https://api.stripe.com/1");
	await vi.advanceTimersByTimeAsync(5_000);
	expect((await first).status).toBe(200);
	const second = fetch("https://api.stripe.com/2");
	second.catch(() => undefined);
	await vi.advanceTimersByTimeAsync(2_000);
	await expect(second).rejects.toThrow("out of time");
	await expect(fetch("https://api.stripe.com/3")).rejects.toThrow("out of time");
	expect(slow).toHaveBeenCalledTimes(2);
});

test("the time begins with the first call", async () => {
	const fetch = withinDeadline(after(1_000), 7_000);
	await vi.advanceTimersByTimeAsync(60_000);
	const call = fetch("https://api.stripe.com/1");
	await vi.advanceTimersByTimeAsync(1_000);
	expect((await call).status).toBe(200);
});
