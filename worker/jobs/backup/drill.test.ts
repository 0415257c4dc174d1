import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { listAll, r2Bucket } from "#worker/jobs/backup/bucket.ts";
import { NOW } from "#worker/test/ask-app.ts";
import {
	backUp,
	everyRow,
	fileOf,
	identity,
	loseAndRestore,
	restore,
} from "#worker/test/backing-up.ts";
import { member, PASSWORD } from "#worker/test/browser.ts";
import { emptyTables } from "#worker/test/empty-tables.ts";
import { DAY, openPlanShop } from "#worker/test/plan-shop.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { someReport } from "#worker/test/shop.ts";
import { dropOldBackups } from "./drop-old-backups.ts";

const bucket = r2Bucket(env.BACKUPS);
const count = (table: string, where = "1 = 1") =>
	env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`).first<number>("n");

beforeEach(async () => {
	await emptyTables();
	await bucket.remove([...(await listAll(bucket, "")), "none"]);
});

/** A member with a report and a link to it. */
async function owner() {
	const person = await member({ verifiedAt: NOW });
	const report = await someReport({ userId: person.id, state: "paid", paidAt: NOW });
	const shares = await person.browser.ask(`/api/reports/${report}/shares`, {
		json: { name: "Sam" },
	});
	expect(shares.status).toBe(201);
	return { ...person, report };
}

test("the drill: all comes back row for row, a report opens, a plan renews, and nobody is signed in or written to", async () => {
	await loadReferenceData();
	const shop = openPlanShop();
	const payer = await shop.payer();
	const reader = await owner();
	await env.DB.prepare(
		"INSERT INTO outbox (id, kind, created_at, due_at) VALUES ('let_1', 'welcome', 1, 1)",
	).run();
	const file = await backUp();
	const before = await everyRow();
	expect(await count("sessions")).toBeGreaterThan(0);

	await loseAndRestore(file);
	expect(await everyRow()).toEqual(before);
	for (const table of ["sessions", "links", "outbox", "known_devices"]) {
		expect([table, await count(table)]).toEqual([table, 0]);
	}
	expect((await reader.browser.ask("/api/account/sessions")).status).toBe(401);
	const signIn = { json: { username: reader.username, password: PASSWORD } };
	expect((await reader.browser.ask("/api/login", signIn)).status).toBe(200);
	const opened = await reader.browser.ask(`/api/reports/${reader.report}`);
	expect(opened.status).toBe(200);
	expect(await opened.json()).toHaveProperty("document.format");
	const { period_end: end } = (await payer.row()) ?? {};
	await shop.pass(31 * DAY);
	expect(await payer.row()).toMatchObject({ status: "active" });
	expect((await payer.row())?.["period_end"]).toBeGreaterThan(Number(end));
});

test("whoever was erased and whatever was withdrawn since the backup stays so", async () => {
	const leaver = await owner();
	const stayer = await owner();
	const file = await backUp();

	await leaver.browser.ask("/api/account/delete", { json: { password: PASSWORD } });
	const share = `shr_`;
	const { id } = (await env.DB.prepare("SELECT id FROM report_shares WHERE report_id = ?")
		.bind(stayer.report)
		.first<{ id: string }>()) ?? { id: share };
	const withdrawn = `/api/reports/${stayer.report}/shares/${id}/withdraw`;
	expect((await stayer.browser.ask(withdrawn, { method: "POST" })).status).toBe(200);
	const noted = await listAll(bucket, "erasures/");
	expect(noted).toContainEqual(expect.stringMatching(new RegExp(`/account/${leaver.id}$`)));
	expect(noted).toContainEqual(expect.stringMatching(new RegExp(`/share/${id}$`)));
	expect(noted.join()).not.toContain("@");
	expect(await count("erasures")).toBe(0);

	const { erased } = await loseAndRestore(file);
	expect(erased).toBeGreaterThanOrEqual(2);
	expect(await count("users", `id = '${leaver.id}'`)).toBe(0);
	expect(await count("report_snapshots", `report_id = '${leaver.report}'`)).toBe(0);
	expect(await count("users", `id = '${stayer.id}'`)).toBe(1);
	expect(await count("report_snapshots", `report_id = '${stayer.report}'`)).toBe(1);
	expect(await count("report_shares")).toBe(0);
	expect(await count("outbox")).toBe(0);
	expect(await count("erasures")).toBe(0);
});

test("what was kept for its time by the day of the restore is deleted before anybody sees it", async () => {
	await owner();
	await env.DB.prepare("INSERT INTO event_counts VALUES ('2024-11-25', 'preview', '', 1)").run();
	const file = await backUp();
	expect(await count("event_counts")).toBe(1);
	await loseAndRestore(file, { now: NOW + 7 * 24 * 3_600_000 });
	expect(await count("event_counts")).toBe(0);
});

test("a database that holds anything is refused", async () => {
	await owner();
	const file = await backUp();
	await expect(restore(file)).rejects.toThrow(/not empty \(users, reports/);
});

/** The same file with one byte other than it was. */
async function damaged(at: number) {
	const file = await backUp();
	const bytes = await file.read(0, file.size);
	bytes.set([(bytes[at] ?? 0) ^ 1], at);
	return fileOf(bytes);
}

test("wrong, cut and foreign files and another key are told, and nothing is written", async () => {
	await owner();
	const whole = await backUp({ run: "whole" });
	const cut = fileOf(await whole.read(0, whole.size - 100));
	const spoilt = await damaged(whole.size - 500);
	const { Encrypter, generateX25519Identity, identityToRecipient } = await import("age-encryption");
	const encrypter = new Encrypter();
	encrypter.addRecipient(await identityToRecipient(identity));
	const foreign = fileOf(await encrypter.encrypt("a letter"));
	const otherKey = await generateX25519Identity();
	await emptyTables();
	for (const [file, key, words] of [
		[cut, identity, "cut or damaged"],
		[spoilt, identity, "cut or damaged"],
		[foreign, identity, "no backup"],
		[fileOf(new TextEncoder().encode("a,b,c")), identity, "not encrypted by age"],
		[fileOf(new Uint8Array()), identity, "is cut"],
		[whole, otherKey, "another key"],
		[whole, "AGE-SECRET", "no secret key"],
	] as const) {
		await expect(restore(file, { key })).rejects.toThrow(words);
	}
	expect(await count("users")).toBe(0);
});

test("a backup is deleted after eight weeks, and an erasure after nine", async () => {
	const names = [
		"backups/2026-10-20T02-30-00.000Z.age",
		"backups/2026-10-22T02-30-00.000Z.age",
		"erasures/2026-10-13T02:30:00.000Z/account/usr_1",
		"erasures/2026-10-15T02:30:00.000Z/account/usr_2",
	];
	for (const name of names) {
		await bucket.note(name);
	}
	const at = Date.UTC(2026, 11, 16, 12);
	await dropOldBackups(bucket, at);
	expect(await listAll(bucket, "")).toEqual([names[1], names[3]]);
});
