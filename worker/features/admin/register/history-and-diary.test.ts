import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { Diary, SchemeHistory } from "#contracts/admin/register-queue.ts";
import { administrator } from "#worker/test/browser.ts";
import { addScheme, forgetSites, page } from "#worker/test/council-sites.ts";

beforeEach(forgetSites);
beforeEach(async () => {
	await env.DB.prepare("DELETE FROM scheme_history").run();
});

type Admin = Awaited<ReturnType<typeof administrator>>;

async function history({ browser }: Admin, id = "york"): Promise<SchemeHistory["entries"]> {
	const answer: SchemeHistory = await (
		await browser.ask(`/api/admin/licensing/${id}/history`)
	).json();
	return answer.entries;
}

const change = ({ browser }: Admin, json: object) =>
	browser.ask("/api/admin/licensing/york", { method: "PATCH", json });

test("a row's history says who changed what, and why, the newest first", async () => {
	const admin = await administrator();
	await addScheme("york", page("hmo"));
	await change(admin, { end: "2028-03-31", why: "The page says so." });
	const [newest, first] = await history(admin);
	expect(newest).toMatchObject({
		at: "2026-11-20T12:00:00.000Z",
		by: expect.any(String),
		isFromFile: false,
		why: "The page says so.",
		revision: 2,
		changes: [{ label: "Last day", before: [], after: ["31 Mar 2028"] }],
	});
	expect(first).toMatchObject({ by: null, isFromFile: true, why: null, revision: 1 });
	expect(first?.changes.map(({ label }) => label)).toContain("First day");
});

test("a row that was taken out has its history still, and one that nobody had is not found", async () => {
	const admin = await administrator();
	await addScheme("york", page("hmo"));
	await env.DB.prepare("DELETE FROM licensing_schemes").run();
	expect((await history(admin))[0]).toMatchObject({ revision: null, changes: [] });
	expect((await admin.browser.ask("/api/admin/licensing/leeds/history")).status).toBe(404);
});

test("the diary has the days of the next twelve months", async () => {
	const { browser } = await administrator();
	await addScheme("york", page("hmo"), { end: "2027-08-31" });
	await addScheme("far", page("far"), { end: "2029-08-31" });
	const { entries }: Diary = await (await browser.ask("/api/admin/licensing/diary")).json();
	expect(entries.map(({ id, day }) => [id, day])).toEqual([
		["york-ends-9", "2026-11-30"],
		["york-ends-6", "2027-02-28"],
		["york-ends-3", "2027-05-31"],
		["york-ends-0", "2027-08-31"],
	]);
	expect(entries[0]).toMatchObject({ council: "York", kind: "additional", isVerified: false });
});

test("the diary is a file for a calendar, with the days further ahead too, and lasting names", async () => {
	const { browser } = await administrator();
	await addScheme("york", page("hmo"), { end: "2027-08-31" });
	const read = async () => {
		const response = await browser.ask("/api/admin/licensing/diary.ics");
		expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
		expect(response.headers.get("Content-Disposition")).toMatch(/^attachment; filename=".*\.ics"$/);
		return (await response.text()).replaceAll("\r\n ", "");
	};
	const file = await read();
	expect(file).toContain("SUMMARY:York: Additional HMO licensing ends in 9 months\r\n");
	expect(file).toContain("Its last day is 31 August 2027.\\nNobody has verified it.");
	expect(file).toMatch(/URL:https?:\/\/[^/]+\/admin\?work=queue&row=york\r\n/);
	const uids = (text: string) => text.match(/UID:.*/g);
	expect(uids(file)).toHaveLength(4);
	await env.DB.prepare("UPDATE licensing_schemes SET end_day = '2027-09-30'").run();
	expect(uids(await read())).toEqual(uids(file));
});
