import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { AuditPage } from "#contracts/admin/audit.ts";
import { connect } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { auditLog } from "#worker/db/schema/audit.ts";
import { promoCodes } from "#worker/db/schema/promo.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { NOW, offline } from "#worker/test/ask-app.ts";
import { administrator, type Browser, member, PASSWORD, registered } from "#worker/test/browser.ts";
import { somePromo } from "#worker/test/plan-shop.ts";
import { someReport } from "#worker/test/shop.ts";

const db = connect(env.DB);

type Entry = typeof auditLog.$inferInsert;

/** An entry of the log, about a word of its own unless said otherwise. */
async function someEntry(over: Partial<Entry> = {}): Promise<Entry> {
	const entry: Entry = {
		id: newId("aud", randomToken),
		at: NOW,
		actorId: "usr_gone",
		actorName: `a${randomToken().slice(0, 16)}`,
		action: "settings_changed",
		subjectKind: "settings",
		subjectId: "settings",
		...over,
	};
	await db.insert(auditLog).values(entry);
	return entry;
}

async function read(browser: Browser, query: Record<string, string> = {}): Promise<AuditPage> {
	const response = await browser.ask(`/api/admin/audit?${new URLSearchParams(query)}`);
	expect(response.status).toBe(200);
	return response.json();
}

test("an entry tells who changed what, when, and what stood before and after", async () => {
	const { browser } = await administrator();
	const before = { reportPrice: 1500 };
	const { id, actorName } = await someEntry({
		before: JSON.stringify(before),
		after: JSON.stringify({ reportPrice: 1200 }),
	});

	const { entries, next } = await read(browser, { q: actorName });

	expect(next).toBeNull();
	expect(entries).toEqual([
		{
			id,
			at: "2026-11-20T12:00:00.000Z",
			actor: actorName,
			action: "settings_changed",
			subject: { kind: "settings", id: "settings", name: null },
			before,
			after: { reportPrice: 1200 },
		},
	]);
});

test("what was not there before, or is no more, is null", async () => {
	const { browser } = await administrator();
	const { actorName } = await someEntry();
	expect((await read(browser, { q: actorName })).entries[0]).toMatchObject({
		before: null,
		after: null,
	});
});

test("a subject is called what it is called now, and nothing once it is gone", async () => {
	const { browser } = await administrator();
	const { actorName } = await someEntry({ subjectKind: "user", subjectId: "usr_gone" });
	const person = await member();
	const promo = await somePromo();
	const [flat, unknown] = [
		await someReport({ address: "Flat 2, 9 High Street" }),
		await someReport(),
	];
	const schemeId = newId("sch", randomToken);
	await db.insert(licensingSchemes).values({
		id: schemeId,
		authorityCode: "E09000007",
		council: "Camden",
		kind: "additional",
		status: "in_force",
		coverage: "whole_district",
		wardCodes: [],
		hasUnmatchedWards: false,
	});
	const subjects = [
		["user", person.id, person.username],
		["promo_code", promo.id, promo.code],
		["report", flat, "Flat 2, 9 High Street, M14 5LL"],
		["report", unknown, "M14 5LL"],
		["scheme", schemeId, "Camden: Additional HMO licensing"],
		["subscription", person.id, null],
		["source", "bank_rates", null],
	] as const;
	for (const [subjectKind, subjectId] of subjects) {
		await someEntry({ actorName, subjectKind, subjectId, at: NOW - 1 });
	}

	const { entries } = await read(browser, { q: actorName });

	const names = new Map(
		entries.map(({ subject }) => [`${subject.kind} ${subject.id}`, subject.name]),
	);
	expect(names).toEqual(
		new Map<string, string | null>([
			["user usr_gone", null],
			...subjects.map(([kind, id, name]) => [`${kind} ${id}`, name] as const),
		]),
	);
	await db
		.update(users)
		.set({ username: `${person.username}x` })
		.where(eq(users.id, person.id));
	await db.delete(promoCodes).where(eq(promoCodes.id, promo.id));
	const later = (await read(browser, { q: actorName })).entries.map(({ subject }) => subject);
	expect(later).toContainEqual({ kind: "user", id: person.id, name: `${person.username}x` });
	expect(later).toContainEqual({ kind: "promo_code", id: promo.id, name: null });
	const found = await read(browser, { q: "camden: additional hmo" });
	expect(found.entries.map(({ subject }) => subject.id)).toContain(schemeId);
});

test("a search finds administrator, action, id and present name in any case, and nothing else", async () => {
	const { browser } = await administrator();
	const { code, id: subjectId } = await somePromo();
	const { id, actorName } = await someEntry({
		action: "promo_changed",
		subjectKind: "promo_code",
		subjectId,
		after: JSON.stringify({ description: "for the spring fair" }),
	});
	const found = async (q: string) =>
		(await read(browser, { q })).entries.some((entry) => entry.id === id);

	for (const q of [
		actorName.toUpperCase(),
		"Promo Changed",
		"promo_CHANGED",
		subjectId.slice(4).toLowerCase(),
		code.toLowerCase().slice(1),
		`  ${code}  `,
	]) {
		expect(await found(q), q).toBe(true);
	}
	for (const q of ["promo deleted", `${code}%`, "%", "_hanged", "spring fair", "'", `${code}x`]) {
		expect(await found(q), q).toBe(false);
	}
});

test("more entries than a page holds come newest first, each once, whatever is noted meanwhile", async () => {
	const { browser } = await administrator();
	const { actorName } = await someEntry();
	const ids = Array.from({ length: 450 }, () => newId("aud", randomToken));
	await env.DB.prepare(
		"INSERT INTO audit_log (id, at, actor_id, actor_name, action, subject_kind, subject_id) SELECT value, ?2 - key / 3, 'usr_gone', ?3, 'settings_changed', 'settings', 'settings' FROM json_each(?1)",
	)
		.bind(JSON.stringify(ids), NOW - 1, actorName)
		.run();
	const seen: { id: string; at: string }[] = [];
	const sizes: number[] = [];
	let after: string | null = null;
	do {
		const page: AuditPage = await read(browser, { q: actorName, ...(after ? { after } : {}) });
		seen.push(...page.entries);
		sizes.push(page.entries.length);
		await someEntry({ actorName, at: NOW + seen.length });
		after = page.next;
	} while (after);
	expect(sizes).toEqual([200, 200, 51]);
	expect(new Set(seen.map(({ id }) => id)).size).toBe(451);
	expect(seen.map(({ at }) => at)).toEqual(
		seen
			.map(({ at }) => at)
			.toSorted()
			.toReversed(),
	);
});

/** An administrator, and every statement that the product prepares for them. */
async function watchedAdministrator() {
	const prepared: string[] = [];
	const DB = new Proxy(env.DB, {
		get(target, name) {
			if (name === "prepare") {
				return (statement: string) => {
					prepared.push(statement);
					return target.prepare(statement);
				};
			}
			const value = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	const { browser } = await administrator({ bindings: { ...offline, DB } });
	prepared.length = 0;
	return { browser, prepared };
}

test("a page takes one round trip to D1 besides the session's", async () => {
	const { browser, prepared } = await watchedAdministrator();
	await read(browser, { q: "promo" });
	expect(prepared).toHaveLength(2);
});

test("the newest page is read along the index, whatever the log has grown to", async () => {
	const { browser, prepared } = await watchedAdministrator();
	await read(browser);
	const statement = prepared.at(-1) ?? "";
	const values = statement.match(/\?/g)?.map(() => 1) ?? [];
	const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`)
		.bind(...values)
		.all<{ detail: string }>();
	const plan = results.map(({ detail }) => detail);
	expect(plan).toContainEqual(expect.stringContaining("audit_log USING INDEX audit_log_at"));
	expect(plan.filter((step) => step.includes("TEMP B-TREE") || step === "SCAN users")).toEqual([]);
});

test.each(["?after=x", "?after=1.", `?q=${"x".repeat(201)}`])("%s is refused", async (query) => {
	const { browser } = await administrator();
	expect((await browser.ask(`/api/admin/audit${query}`)).status).toBe(400);
});

test("what was changed of an account names it while it is there, and by its id alone once it is deleted", async () => {
	const { browser } = await administrator();
	const person = await registered();
	const [user] = await db.select().from(users).where(eq(users.username, person.username));
	const subjectId = user?.id ?? "";
	const { id } = await someEntry({
		action: "user_changed",
		subjectKind: "user",
		subjectId,
		before: JSON.stringify({ isAdmin: false, isVerified: false }),
		after: JSON.stringify({ isAdmin: false, isVerified: true }),
	});
	const found = async (q: string) =>
		(await read(browser, { q })).entries.filter((entry) => entry.id === id);
	expect(await found(person.username)).toMatchObject([{ subject: { name: person.username } }]);

	await person.browser.ask("/api/account/delete", { json: { password: PASSWORD } });

	expect(await found(person.username)).toEqual([]);
	const [left] = await found(subjectId);
	expect(left?.subject).toEqual({ kind: "user", id: subjectId, name: null });
	expect(JSON.stringify(left)).not.toContain(person.username);
});
