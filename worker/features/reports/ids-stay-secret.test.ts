import { env } from "cloudflare:workers";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ReportMade } from "#contracts/report.ts";
import type { ShareList } from "#contracts/report-share.ts";
import { connect } from "#worker/db/client.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { runSchedule } from "#worker/jobs/schedule.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { consuming, NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someReport } from "#worker/test/shop.ts";

beforeAll(loadReferenceData);
afterEach(() => vi.restoreAllMocks());

const db = connect(env.DB);

/** Every line of the log from now on. */
function logged(): string[] {
	const lines: string[] = [];
	for (const name of ["info", "error", "warn", "log"] as const) {
		vi.spyOn(console, name).mockImplementation((line: string) => lines.push(line));
	}
	return lines;
}

/** A store whose every call notes what it is asked for, and then fails where `isDown`. */
function noting<Store extends object>(store: Store, keys: string[], isDown = false): Store {
	return new Proxy(store, {
		get(target, name) {
			const found = Reflect.get(target, name);
			return typeof found !== "function"
				? found
				: (...asked: unknown[]) => {
						keys.push(
							JSON.stringify(
								asked.filter((each) => typeof each !== "object" || Array.isArray(each)),
							),
						);
						return isDown
							? Promise.reject(new Error(`no such object: ${asked[0]}`))
							: found.apply(target, asked);
					};
		},
	});
}

test.each([
	["all goes well", false],
	["files are down", true],
])(
	"no line of the log and no key of a store holds what opens a report: where %s",
	async (_, isDown) => {
		const lines = logged();
		const keys: string[] = [];
		const bindings = {
			...offline,
			FILES: noting(offline.FILES, keys, isDown),
			CACHE: noting(offline.CACHE, keys),
		};
		const owner = await member({ bindings });
		const secrets: string[] = [];
		for (const browser of [new Browser({ bindings }), owner.browser]) {
			const made = await browser.ask("/api/reports/generate", { json: { postcode: "M14 5LL" } });
			const { id } = await made.json<ReportMade>();
			secrets.push(id);
			await db.update(reports).set({ state: "paid", paidAt: NOW }).where(eq(reports.id, id));
			for (const file of ["", "/download", "/dates.ics", "/plan.ics", "/checkout", "/shares"]) {
				await browser.ask(`/api/reports/${id}${file}`);
			}
		}
		const [, own = ""] = secrets;
		const shared = await owner.browser.ask(`/api/reports/${own}/shares`, { json: { name: "Sam" } });
		const token = (await shared.json<ShareList>()).shares[0]?.path.split("/").at(-1) ?? "";
		expect(token).toHaveLength(44);
		for (const file of ["", "/download", "/dates.ics"]) {
			await new Browser({ bindings }).ask(`/api/shared/${token}${file}`);
		}
		await db.update(reportSnapshots).set({ document: '{"format":99}' }).where(sql`TRUE`);
		for (const path of [
			`/api/reports/${secrets[0]}`,
			`/api/reports/${own}`,
			`/api/shared/${token}`,
		]) {
			await new Browser({ bindings }).ask(path);
			await owner.browser.ask(path);
		}
		await db.update(reports).set({ closedAt: NOW, closedFor: "account" }).where(sql`TRUE`);
		const world = { fetch: noNetwork, now: () => NOW, token: randomToken };
		await runSchedule(
			{ cron: "*/5 * * * *", scheduledTime: NOW },
			consuming(bindings, world),
			world,
		).catch(() => undefined);
		expect(keys.length).toBeGreaterThan(5);
		expect(lines.length).toBeGreaterThan(20);
		const told = `${lines.join()} ${keys.join()}`;
		for (const secret of [...secrets, token]) {
			expect(told).not.toContain(secret);
		}
	},
);

test("a report is named in the log by so much of its id as opens nothing, whoever writes the line", async () => {
	const id = await someReport();
	const lines = logged();
	log.error("something", { report: id, reason: `params: ${id},1` });
	expect(lines.join()).toContain(id.slice(0, 12));
	expect(lines.join()).not.toContain(id.slice(0, 13));
	expect(reasonOf(new Error(`Failed query: params: ${id}`))).not.toContain(id.slice(0, 13));
});
