import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { QueuedScheme, QueuePage } from "#contracts/admin/register-queue.ts";
import { NOW } from "#worker/test/ask-app.ts";
import { administrator } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";

beforeAll(loadReferenceData);

type Admin = Awaited<ReturnType<typeof administrator>>;

async function queue({ browser }: Admin, query = ""): Promise<QueuePage> {
	return (await browser.ask(`/api/admin/licensing/queue${query}`)).json();
}

async function whole(admin: Admin): Promise<QueuedScheme[]> {
	const rows: QueuedScheme[] = [];
	let next: string | null = "";
	while (next !== null) {
		const page: QueuePage = await queue(admin, next && `?after=${next}`);
		rows.push(...page.rows);
		next = page.next;
	}
	return rows;
}

async function place({ browser }: Admin, id: string): Promise<QueuedScheme> {
	return (await browser.ask(`/api/admin/licensing/${id}/place`)).json();
}

test("every row that nobody verified waits, in the order of its harm, a page at a time, once each", async () => {
	const admin = await administrator();
	const first = await queue(admin);
	expect(first.rows).toHaveLength(50);
	const rows = await whole(admin);
	expect(rows).toHaveLength(first.due);
	expect(new Set(rows.map(({ scheme }) => scheme.id)).size).toBe(rows.length);
	const harms = rows.map(({ harm }) => harm);
	expect(harms).toEqual(harms.toSorted((a, b) => b - a));
	const open = await env.DB.prepare(
		"SELECT count(*) AS n FROM licensing_schemes WHERE verified_on IS NULL",
	).first("n");
	expect(rows).toHaveLength(Number(open));
});

test("a row says how many homes it reaches, which date comes next, and why it is doubted", async () => {
	const admin = await administrator();
	expect(await place(admin, "bexley-selective-2025-01-13")).toMatchObject({
		homes: { basis: "wards", count: expect.any(Number) },
		turn: { what: "ends" },
		doubts: expect.arrayContaining(["never_verified"]),
		isDue: true,
	});
	const { homes } = await place(admin, "bexley-selective-2025-01-13");
	const bexley = await env.DB.prepare(
		"SELECT households * private_rent_percent / 100 AS n FROM authorities WHERE name = 'Bexley'",
	).first<number>("n");
	expect(homes.count).toBeGreaterThan(0);
	expect(homes.count).toBeLessThan(Number(bexley));
});

test("a page goes on where the last one ended, though rows left the queue meanwhile", async () => {
	const admin = await administrator();
	const [first, all] = [await queue(admin), await whole(admin)];
	const verified = all[3]?.scheme.id ?? "";
	await env.DB.prepare("UPDATE licensing_schemes SET verified_on = '2026-11-20' WHERE id = ?")
		.bind(verified)
		.run();
	const second = await queue(admin, `?after=${first.next}`);
	await env.DB.prepare("UPDATE licensing_schemes SET verified_on = NULL WHERE id = ?")
		.bind(verified)
		.run();
	expect(second.due).toBe(first.due - 1);
	expect(second.rows.map(({ scheme }) => scheme.id)).toEqual(
		all.slice(50, 100).map(({ scheme }) => scheme.id),
	);
});

test("a verified row leaves the queue, and comes back when its page changed", async () => {
	const admin = await administrator();
	const id = "york-additional-2023-04-01";
	const set = (day: string | null) =>
		env.DB.prepare("UPDATE licensing_schemes SET verified_on = ?2 WHERE id = ?1")
			.bind(id, day)
			.run();
	await set("2026-11-20");
	expect(await place(admin, id)).toMatchObject({ isDue: false });
	await env.DB.prepare("INSERT INTO scheme_reviews VALUES (?1, 'page_changed', ?2)")
		.bind(id, NOW)
		.run();
	expect(await place(admin, id)).toMatchObject({
		isDue: true,
		doubts: expect.arrayContaining(["page_changed"]),
	});
	await env.DB.prepare("DELETE FROM scheme_reviews").run();
	await set(null);
});

test.each(["rubbish", "12", "-1.a", "1.a%20b", "9".repeat(13)])(
	"a page cannot go on behind %s",
	async (after) => {
		const { browser } = await administrator();
		expect((await browser.ask(`/api/admin/licensing/queue?after=${after}`)).status).toBe(400);
	},
);

test("a row that is not there has no place", async () => {
	const { browser } = await administrator();
	expect((await browser.ask("/api/admin/licensing/sch_nothing/place")).status).toBe(404);
});
