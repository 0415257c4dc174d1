import { and, desc, eq, sql } from "drizzle-orm";
import type { ApiHomeEvent } from "#contracts/open-door-lists.ts";
import type { HomeEvent } from "#domain/portfolio/changes.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { homeEvents } from "#worker/db/schema/homes.ts";
import { findHome } from "#worker/homes/homes-repository.ts";
import { Problem } from "#worker/platform/problem.ts";
import { type ListPage, noSuchPage } from "./answer-list.ts";

type Whose = { readonly caller: { readonly db: Db }; readonly userId: string };

/** What changed for a home of an account, the newest first. @throws Problem `not_found`, `invalid_input` */
export async function readEventsPage(
	{ caller: { db }, userId }: Whose,
	id: string,
	{ cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<ListPage<ApiHomeEvent>> {
	const after = cursor === undefined ? null : readCursor(cursor);
	const { home, events } = await runBatch(db, {
		home: findHome(db, userId, id),
		events: db
			.select({ key: homeEvents.key, event: homeEvents.event, at: homeEvents.at })
			.from(homeEvents)
			.where(
				and(
					eq(homeEvents.homeId, id),
					after === null
						? undefined
						: sql`(${homeEvents.at}, ${homeEvents.key}) < (${after.at}, ${after.key})`,
				),
			)
			.orderBy(desc(homeEvents.at), desc(homeEvents.key))
			// One more than asked for tells whether there is a next page.
			.limit(limit + 1),
	});
	if (home.length === 0) {
		throw new Problem("not_found", "There is no such home.");
	}
	const last = events.length > limit ? events[limit - 1] : undefined;
	return {
		items: events.slice(0, limit).map(({ event, at }) => toEvent(JSON.parse(event), at)),
		next: last ? `${last.at}.${last.key}` : null,
	};
}

function toEvent(event: HomeEvent, at: number): ApiHomeEvent {
	const { key, homeId, cause, title, from, to, why, page, isAnswerChanged } = event;
	return {
		...{ key, homeId, cause, title, from, to, why, page, isAnswerChanged },
		at: new Date(at).toISOString(),
	};
}

function readCursor(text: string): { readonly at: number; readonly key: string } {
	const [, at, key] = /^(\d{1,15})\.(.+)$/.exec(text) ?? [];
	if (at === undefined || key === undefined) {
		throw noSuchPage();
	}
	return { at: Number(at), key };
}
