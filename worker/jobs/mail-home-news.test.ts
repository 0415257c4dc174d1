import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { DAY } from "#domain/base/calendar.ts";
import type { HomeEvent } from "#domain/portfolio/changes.ts";
import { connect } from "#worker/db/client.ts";
import { homeEvents, homes } from "#worker/db/schema/homes.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { newId, randomToken } from "#worker/platform/ids.ts";
import { askApp, NOW, noNetwork, online, sendDue } from "#worker/test/ask-app.ts";
import { mailTo } from "#worker/test/read-mail.ts";
import { someUser } from "#worker/test/some-user.ts";
import { mailHomeNews } from "./mail-home-news.ts";

const db = connect(env.DB);
const WEEK = 7 * DAY;

beforeEach(async () => {
	await env.DB.exec("DELETE FROM outbox");
	await env.DB.exec("DELETE FROM homes");
});

const run = (scheduledAt = NOW, database = env.DB) => {
	const world = { fetch: noNetwork, now: () => scheduledAt, token: randomToken };
	return mailHomeNews({ db: connect(database), world, scheduledAt }, scheduledAt + 1);
};
const waiting = async () => (await db.select().from(outbox)).map(({ userId }) => userId);
const eventsOf = (homeId: string) =>
	db.select().from(homeEvents).where(eq(homeEvents.homeId, homeId));
const reader = () => someUser(db, { verifiedAt: NOW });

async function keep(
	userId: string,
	over: Partial<typeof homes.$inferInsert> & { readonly name?: string } = {},
): Promise<string> {
	const id = newId("hom", randomToken);
	const { name = "2 Pretend Terrace", ...rest } = over;
	const details = { standing: "let", postcode: "M14 5LL", address: name, stated: {} };
	await db.insert(homes).values({
		...{ id, userId, postcode: "M145LL", addressKey: id, details: JSON.stringify(details) },
		...{ revision: 1, createdAt: NOW, changedAt: NOW },
		...rest,
	});
	return id;
}

async function happens(homeId: string, over: Partial<HomeEvent> = {}): Promise<void> {
	const key = randomToken();
	const event: HomeEvent = {
		...{ key, homeId, facet: "band", cause: "edition", foundOn: "2026-11-26" },
		title: "Energy certificate",
		from: "Band E, certificate to 1 May 2027",
		to: "Band F, certificate to 1 May 2036",
		why: "A source has a new edition.",
		detail: null,
		page: "https://council.example/epc",
		answer: { from: "Yes", to: "No" },
		isAnswerChanged: true,
		next: { what: "Reach band E", who: "An energy assessor", url: null },
		weight: 2,
		...over,
	};
	await db.insert(homeEvents).values({ homeId, key, event: JSON.stringify(event), at: NOW });
}

test("an account is told what changed at its homes, the gravest first, and each change once", async () => {
	const { id: userId, email } = await reader();
	const [home, other] = [await keep(userId), await keep(userId, { name: "The Mill" })];
	await happens(home);
	await happens(other, { title: "Selective licence", from: "None found", to: "Needed", weight: 0 });
	await run();
	await run();
	expect(await waiting()).toEqual([userId]);
	await sendDue(online);

	const [mail, ...others] = await mailTo(email);
	expect(others).toEqual([]);
	expect(mail?.subject).toBe("2 changes at your homes");
	expect(mail?.text).toMatch(/The Mill. Selective licence: “Needed”.+2 Pretend Terrace. Energy/s);
	expect(mail?.text).toContain("A source has a new edition. Can it be let? “No”. Before: “Yes”.");
	expect(mail?.text).toContain("To do: Reach band E (An energy assessor).");
	expect(mail?.text).toContain("Source: https://council.example/epc");

	await happens(home, { title: "Gas safety record" });
	await run(NOW + WEEK);
	await sendDue(online, NOW + WEEK);
	const [next] = await mailTo(email);
	expect(next?.subject).toBe("1 change at your homes");
	expect(next?.text).not.toContain("Energy certificate");
});

test("an account gets one mail in a week, and the week's other news with the next", async () => {
	const { id: userId } = await reader();
	const home = await keep(userId);
	await happens(home);
	await run();
	await happens(home);
	await run(NOW + WEEK - 1);
	expect(await waiting()).toHaveLength(1);
	await run(NOW + WEEK);
	expect(await waiting()).toHaveLength(2);
	await run(NOW + 2 * WEEK);
	expect(await waiting(), "no mail without news").toHaveLength(2);
});

test("what was seen is no news, nor is a home set aside, and an address that is not proved gets no mail", async () => {
	const { id: userId } = await reader();
	const seen = await keep(userId);
	await happens(seen);
	await db.update(homeEvents).set({ seenAt: NOW }).where(eq(homeEvents.homeId, seen));
	await happens(await keep(userId, { archivedAt: NOW }));
	await happens(await keep((await someUser(db)).id));
	await run();
	expect(await waiting()).toEqual([]);
});

test("a letter whose homes were deleted meanwhile is not sent", async () => {
	const { id: userId, email } = await reader();
	await happens(await keep(userId));
	await run();
	await db.delete(homes).where(eq(homes.userId, userId));
	await sendDue(online);
	expect(await mailTo(email)).toEqual([]);
	expect(await waiting()).toEqual([]);
});

test("the mail names the sources that could not be asked, and homes that could not be looked at", async () => {
	const { id: userId, email } = await reader();
	await keep(userId, { answer: JSON.stringify({ failed: ["certificates", "crime"] }) });
	await keep(userId, { answer: JSON.stringify({ failed: ["certificates"] }) });
	await keep(userId, { answer: JSON.stringify({ failed: ["home"] }) });
	await run();
	expect(await waiting(), "which is no news by itself").toEqual([]);
	await happens(await keep(userId));
	await run();
	await sendDue(online);
	const [mail] = await mailTo(email);
	expect(mail?.text).toContain(
		"The energy register did not answer about 2 homes at our last look.",
	);
	expect(mail?.text).toContain("data.police.uk did not answer about 1 home at our last look.");
	expect(mail?.text).toContain("We could not look at 1 home last time.");
});

test("its mail says how such mails are stopped, and whoever stopped them gets none", async () => {
	const { id: userId, email } = await reader();
	const home = await keep(userId);
	await happens(home);
	await run();
	await sendDue(online);
	const [mail] = await mailTo(email);
	const [, path = ""] =
		/To stop these mails: https?:\/\/[^/]+(\/unsubscribe\/homes\/\S+)/.exec(mail?.text ?? "") ?? [];
	const stopped = await askApp(path, { init: { method: "POST" } });
	expect(await stopped.text()).toContain("You get no more mails about changes at your homes.");

	await happens(home);
	await run(NOW + WEEK);
	await sendDue(online, NOW + WEEK);
	expect(await mailTo(email)).toHaveLength(1);
	expect(await waiting()).toEqual([]);
});

/** Accounts with a home each of which one thing changed. */
async function manyReaders(count: number): Promise<void> {
	const numbers = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
	const name = `'${randomToken()}' || i`;
	for (const statement of [
		`INSERT INTO users (id, username, username_key, email, email_key, verified_at, created_at) ${numbers} SELECT ${name}, ${name}, ${name}, ${name}, ${name}, 1, 1 FROM n`,
		`INSERT INTO homes (id, user_id, postcode, address_key, details, revision, created_at, changed_at) ${numbers} SELECT ${name}, ${name}, 'M145LL', 'x', '{}', 1, 1, 1 FROM n`,
		`INSERT INTO home_events (home_id, key, event, at) ${numbers} SELECT ${name}, 'x', '{}', 1 FROM n`,
	]) {
		await env.DB.exec(statement);
	}
}

test("three runs at once write each account once", async () => {
	await manyReaders(40);
	await Promise.all([run(), run(), run()]);
	const told = await waiting();
	expect(told).toHaveLength(40);
	expect(new Set(told).size).toBe(40);
});

test("killed after any batch, the next day's run goes on, and nobody is left out or told twice", async () => {
	await manyReaders(1_600);
	for (let batches = 0; batches < 3; batches += 1) {
		let left = batches;
		const dying: D1Database = Object.assign(Object.create(env.DB), {
			prepare: (query: string) => env.DB.prepare(query),
			batch: async <T>(statements: D1PreparedStatement[]) => {
				left -= 1;
				if (left < 0) {
					throw new Error("killed");
				}
				return env.DB.batch<T>(statements);
			},
		});
		await expect(run(NOW + batches * DAY, dying)).rejects.toThrow("killed");
	}
	await run(NOW + 3 * DAY);
	const told = await waiting();
	expect(told).toHaveLength(1_600);
	expect(new Set(told).size).toBe(1_600);
	expect(await db.$count(homeEvents, eq(homeEvents.mailedAt, NOW + 3 * DAY))).toBe(100);
});

test("a letter and what it tells are noted together", async () => {
	const { id: userId } = await reader();
	const home = await keep(userId);
	await happens(home);
	await run();
	const [letter] = await db.select().from(outbox);
	expect((await eventsOf(home)).map(({ mailedAt }) => mailedAt)).toEqual([letter?.createdAt]);
});
