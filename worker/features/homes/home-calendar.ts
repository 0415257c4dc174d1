import type { HomesFeed } from "#contracts/homes.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { portfolioCalendar } from "#domain/portfolio/dates.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { deleteFeed, findFeed, findFeedOwner, insertFeed } from "#worker/homes/home-feeds.ts";
import { listHomes } from "#worker/homes/homes-repository.ts";
import { readHome } from "#worker/homes/look-at-home.ts";
import { newId } from "#worker/platform/ids.ts";
import { type LinkKeys, linkedId, linkToken } from "#worker/platform/own-keys.ts";
import type { Keeping } from "./keep-homes.ts";

/** The coming dates of an account's homes that are not set aside, as a calendar. It is empty where none is known. Source: Rule HELD-6. */
export async function homesCalendar(db: Db, userId: string, now: number): Promise<string> {
	const rows = await listHomes(db, userId);
	const open = rows.map(readHome).filter(({ isArchived }) => !isArchived);
	return portfolioCalendar(
		open.map(({ home, judgement }) => ({ home, answer: judgement?.kept ?? null })),
		londonDay(now),
	);
}

/** The calendar that the secret address of an account shows. Null for an address that we did not make, `withdrawn` once it opens nothing. Source: Rule HELD-7. */
export async function followFeed(
	{ db, now, keys }: { readonly db: Db; readonly now: number; readonly keys: LinkKeys },
	token: string,
): Promise<string | "withdrawn" | null> {
	const id = linkedId(token, "fed_", keys);
	if (id === null) {
		return null;
	}
	const [owner] = await findFeedOwner(db, id);
	return owner ? homesCalendar(db, owner.userId, now) : "withdrawn";
}

/** Tells the secret address of an account's calendar. */
export async function readFeed({ caller: { db }, userId }: Keeping, keys: LinkKeys) {
	return tellFeed(await findFeed(db, userId).execute(), keys);
}

/** Makes a secret address, or tells the one there is. */
export async function makeFeed({ caller, userId }: Keeping, keys: LinkKeys): Promise<HomesFeed> {
	const { db, now, token } = caller;
	const { rows } = await runBatch(db, {
		made: insertFeed(db, { id: newId("fed", token), userId, createdAt: now }),
		rows: findFeed(db, userId),
	});
	return tellFeed(rows, keys);
}

/** Withdraws the secret address: whoever reads it gets nothing more. */
export async function withdrawFeed({ caller: { db }, userId }: Keeping): Promise<HomesFeed> {
	await deleteFeed(db, userId);
	return { path: null };
}

function tellFeed([feed]: readonly { readonly id: string }[], keys: LinkKeys): HomesFeed {
	return { path: feed ? `/calendar/${linkToken(feed.id, "fed_", keys)}.ics` : null };
}
