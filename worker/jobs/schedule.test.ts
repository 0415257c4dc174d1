import { expect, test } from "vitest";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import wrangler from "../../wrangler.toml?raw";
import { runSchedule, schedule } from "./schedule.ts";

const MINUTE = 60_000;

/** The triggers as the configuration names them. */
const configured = [...wrangler.matchAll(/^crons = (\[.*\])$/gm)].map(
	([, list]) => JSON.parse(list ?? "[]") as string[],
);

test("every trigger of the configuration has its jobs, and no jobs wait for a trigger that never comes", () => {
	expect(configured).toHaveLength(1);
	for (const crons of configured) {
		expect(crons.toSorted()).toEqual(Object.keys(schedule).toSorted());
	}
});

test("a day of the week is named, for to Cloudflare 1 is Sunday", () => {
	const days = Object.keys(schedule).map((cron) => cron.split(" ").at(-1));
	expect(days.toSorted()).toEqual(["*", "*", "*", "mon"]);
});

test("a trigger without jobs throws", async () => {
	const world = { fetch: noNetwork, now: () => NOW, token: randomToken };
	const trigger = { cron: "0 0 1 1 *", scheduledTime: NOW };
	await expect(runSchedule(trigger, offline, world)).rejects.toThrow("0 0 1 1 *");
});

test("the jobs of a trigger fit before the next one, and within what Cloudflare gives it", () => {
	for (const [cron, jobs] of Object.entries(schedule)) {
		const whole = jobs.reduce((sum, { timeLimit }) => sum + timeLimit, 0);
		expect(whole, cron).toBeLessThanOrEqual(cron.startsWith("*/5") ? 5 * MINUTE : 14 * MINUTE);
	}
});

test("each job of a trigger has a name of its own, and what is deleted comes first", () => {
	for (const [cron, jobs] of Object.entries(schedule)) {
		expect(new Set(jobs.map(({ name }) => name)).size, cron).toBe(jobs.length);
	}
	expect(schedule["30 4 * * *"]?.[0]?.name).toBe("apply retention");
	expect(schedule["*/5 * * * *"]?.[0]?.name).toBe("drop expired sessions");
});
