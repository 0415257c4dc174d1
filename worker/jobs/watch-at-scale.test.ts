import { env } from "cloudflare:workers";
import { isNotNull, lt } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { DAY, londonDay } from "#domain/base/calendar.ts";
import { connect } from "#worker/db/client.ts";
import { homeEvents, homes } from "#worker/db/schema/homes.ts";
import { outbox } from "#worker/db/schema/outbox.ts";
import { randomToken } from "#worker/platform/ids.ts";
import { NOW, noNetwork, offline } from "#worker/test/ask-app.ts";
import { recordingTables } from "#worker/test/query-plans.ts";
import { loadReferenceData } from "#worker/test/reference-data.ts";
import { mailHomeNews } from "./mail-home-news.ts";
import { watchHomes } from "./watch-homes.ts";

/** Ten thousand by `PROOF=1 npx vitest run --project worker` and the name of this file; fewer in every run. */
const HOMES = env.TEST_PROOF === "" ? 300 : 10_000;
const AN_ACCOUNT = 3;
const WEEK = 7 * DAY;

const db = connect(env.DB);
beforeAll(loadReferenceData);

/** Homes of accounts with a proved address, of every fourth of which the gas record ends within the week. */
async function keepMany(): Promise<void> {
	const accounts = Math.ceil(HOMES / AN_ACCOUNT);
	const upTo = (count: number) =>
		`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${count})`;
	const details = (days: number) =>
		JSON.stringify({
			...{ standing: "let", postcode: "M14 5LL", address: "1 Pretend Terrace" },
			stated: { owned: true, rent: 1_200, price: 200_000 },
			held: { hasGas: true, gasUntil: londonDay(NOW + days * DAY) },
		});
	await env.DB.batch([
		env.DB.prepare(
			`INSERT INTO users (id, username, username_key, email, email_key, verified_at, created_at) ${upTo(accounts)} SELECT 'usr_' || i, 'u' || i, 'u' || i, 'u' || i || '@example.com', 'u' || i || '@example.com', 1, 1 FROM n`,
		),
		env.DB.prepare(
			`INSERT INTO homes (id, user_id, postcode, address_key, details, revision, created_at, changed_at) ${upTo(HOMES)} SELECT printf('hom_%022d', i), 'usr_' || (i / ${AN_ACCOUNT}), 'M145LL', 'm145ll ' || i, CASE i % 4 WHEN 0 THEN ?1 ELSE ?2 END, 1, i, 1 FROM n`,
		).bind(details(4), details(400)),
	]);
}

/** Looks at all homes that are due, run by run as the trigger does. Returns the round trips of the run that had most. */
async function watchAll(now: number): Promise<number> {
	let most = 0;
	for (let left = HOMES; left > 0; left = await db.$count(homes, lt(homes.watchedAt, now))) {
		const { DB, counts } = recordingTables();
		const world = { fetch: noNetwork, now: () => now, token: randomToken };
		await watchHomes({ db: connect(DB), env: offline, world }, now + 1);
		most = Math.max(most, counts.trips);
	}
	return most;
}

test("many homes are looked at and told of: every change once, none invented, within what a run may ask", async () => {
	await keepMany();
	expect(await watchAll(NOW)).toBeLessThan(1_000);
	expect(await db.$count(homeEvents)).toBe(0);
	expect(await watchAll(NOW + WEEK)).toBeLessThan(1_000);
	const changed = Math.ceil(HOMES / 4);
	expect(await db.$count(homeEvents)).toBe(changed);

	const { DB, counts } = recordingTables();
	const scheduledAt = NOW + WEEK;
	const world = { fetch: noNetwork, now: () => scheduledAt, token: randomToken };
	await mailHomeNews({ db: connect(DB), world, scheduledAt }, scheduledAt + 1);
	expect(await db.$count(homeEvents, isNotNull(homeEvents.mailedAt))).toBe(changed);
	expect(await db.$count(outbox)).toBeGreaterThanOrEqual(changed / AN_ACCOUNT);
	expect(counts.trips).toBeLessThan(10);
	expect(counts.rowsRead).toBeLessThan(30 * changed);
}, 1_200_000);
