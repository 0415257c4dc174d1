import { env } from "cloudflare:workers";
import { afterEach, expect, test, vi } from "vitest";
import { openBilling } from "#worker/billing/billing-context.ts";
import { connect } from "#worker/db/client.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { type Job, type JobContext, runJobs } from "./run-jobs.ts";

afterEach(() => vi.restoreAllMocks());

function context(now = () => NOW): JobContext {
	const world = { fetch: noNetwork, now, token: randomToken };
	const billing = openBilling(offline, world);
	return { env: offline, world, db: connect(env.DB), billing, scheduledAt: NOW };
}

/** A job that notes that it had its turn, and then does `work`. */
function job(name: string, turns: string[], work: () => Promise<unknown> = async () => {}): Job {
	return {
		name,
		timeLimit: 5,
		run: () => {
			turns.push(name);
			return work();
		},
	};
}

const broken = () => Promise.reject(new Error("the table is gone"));
const hanging = () => new Promise(() => {});

/** What was written into the log, a line each. */
function logged() {
	const lines: Record<string, unknown>[] = [];
	const note = (line: string) => lines.push(JSON.parse(line));
	vi.spyOn(console, "info").mockImplementation(note);
	vi.spyOn(console, "error").mockImplementation(note);
	return lines;
}

test("a job that fails and one that never ends keep no other from its turn", async () => {
	logged();
	const turns: string[] = [];
	const jobs = [
		job("broken", turns, broken),
		job("hanging", turns, hanging),
		job("sound", turns),
	] as const;
	await expect(runJobs(jobs, context())).rejects.toThrow("jobs failed: broken, hanging");
	expect(turns).toEqual(["broken", "hanging", "sound"]);
});

test("a job that throws before it waits for anything keeps no other from its turn", async () => {
	logged();
	const turns: string[] = [];
	const thrown = {
		name: "thrown",
		timeLimit: 5,
		run: () => {
			throw new Error("at once");
		},
	};
	await expect(runJobs([thrown, job("sound", turns)], context())).rejects.toThrow("thrown");
	expect(turns).toEqual(["sound"]);
});

test("every job leaves one line with its name and its time, and says why it failed", async () => {
	const lines = logged();
	let now = NOW;
	const slow = async () => {
		now += 40;
	};
	const jobs = [job("slow", [], slow), job("broken", [], broken)];
	await expect(runJobs(jobs, { ...context(() => now) })).rejects.toThrow();
	expect(lines).toEqual([
		expect.objectContaining({ level: "info", message: "job done", job: "slow", ms: 40 }),
		expect.objectContaining({
			level: "error",
			message: "job failed",
			job: "broken",
			reason: "the table is gone",
		}),
	]);
});

test("a job is told to come to an end well before it is left behind", async () => {
	logged();
	const told: number[] = [];
	const run = async (_: JobContext, until: number) => told.push(until);
	await runJobs([{ name: "punctual", timeLimit: 60_000, run }], context());
	expect(told).toEqual([NOW + 30_000]);
});
