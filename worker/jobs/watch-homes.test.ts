import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { HomeKept } from "#contracts/homes.ts";
import { DAY, londonDay } from "#domain/base/calendar.ts";
import { connect } from "#worker/db/client.ts";
import { homeEvents, homes } from "#worker/db/schema/homes.ts";
import { takeForWatch } from "#worker/homes/homes-repository.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { type Browser, member } from "#worker/test/browser.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { watchHomes } from "./watch-homes.ts";

const db = connect(env.DB);
beforeAll(loadReferenceData);

const run = (now: number) =>
	watchHomes(
		{ db, env: offline, world: { fetch: noNetwork, now: () => now, token: randomToken } },
		now + 1,
	);

async function keep(browser: Browser, over: object = {}): Promise<string> {
	const home = {
		standing: "let",
		postcode: "M14 5LL",
		address: randomToken(),
		stated: { owned: true },
		held: { hasGas: true, gasUntil: londonDay(NOW + 10 * DAY) },
		...over,
	};
	return (await (await browser.ask("/api/homes", { json: home })).json<HomeKept>()).id;
}

const rowOf = async (id: string) => (await db.select().from(homes).where(eq(homes.id, id)))[0];
const eventsOf = (id: string) => db.select().from(homeEvents).where(eq(homeEvents.homeId, id));

test("a home is judged by the watch, and what a day brought is an event once, also of two runs at once", async () => {
	const { browser } = await member();
	const id = await keep(browser);
	await run(NOW);
	expect(await rowOf(id)).toMatchObject({ judgedAt: NOW, watchedAt: NOW });
	expect(await eventsOf(id)).toEqual([]);

	await run(NOW + DAY);
	expect(await rowOf(id), "not due yet").toMatchObject({ watchedAt: NOW });

	const later = NOW + 20 * DAY;
	await Promise.all([run(later), run(later)]);
	await run(later + 4 * DAY);
	const events = await eventsOf(id);
	expect(events.map(({ event }) => JSON.parse(event).facet)).toEqual(["need_gas"]);
});

test("of two runs one gets a home", async () => {
	const { browser } = await member();
	const id = await keep(browser);
	const take = () => takeForWatch(db, id, { since: NOW - DAY, now: NOW }).execute();
	const taken = await Promise.all([take(), take()]);
	expect(taken.flat()).toHaveLength(1);
});

test("an archived home is not looked at, nor one beyond the plan's number", async () => {
	const { browser } = await member();
	const first = await keep(browser);
	await keep(browser);
	await keep(browser);
	await browser.ask(`/api/homes/${first}/archived`, { method: "PUT", json: { isArchived: true } });
	const last = await keep(browser);
	await run(NOW);
	expect(await rowOf(first)).toMatchObject({ watchedAt: 0 });
	expect(await rowOf(last)).toMatchObject({ judgedAt: NOW });

	// As if a larger plan had ended.
	await db.update(homes).set({ archivedAt: null }).where(eq(homes.id, first));
	await db
		.update(homes)
		.set({ createdAt: NOW + 1 })
		.where(eq(homes.id, last));
	const later = NOW + 4 * DAY;
	await run(later);
	expect(await rowOf(first)).toMatchObject({ judgedAt: later });
	expect(await rowOf(last)).toMatchObject({ watchedAt: later, judgedAt: NOW });
});

test("a home of which nothing can be told now waits for its next turn, and keeps no other from its own", async () => {
	const { browser } = await member();
	const broken = await keep(browser, { postcode: "M93 9ZZ" });
	const whole = await keep(browser);
	await run(NOW);
	expect(await rowOf(broken)).toMatchObject({
		...{ watchedAt: NOW, judgedAt: null },
		answer: '{"failed":["home"]}',
	});
	expect(await rowOf(whole)).toMatchObject({ judgedAt: NOW });
});
