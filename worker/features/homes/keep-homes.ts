import type { HomeChange, HomeDetails, HomeKept } from "#contracts/homes.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { homesLimit } from "#worker/homes/homes-limit.ts";
import {
	archiveHome,
	deleteHome,
	findHome,
	type HomeRow,
	insertHome,
	openHomeIds,
	replaceHome,
	takeHomeBack,
} from "#worker/homes/homes-repository.ts";
import { lookAtHome } from "#worker/homes/look-at-home.ts";
import { newId } from "#worker/platform/ids.ts";
import { log } from "#worker/platform/log.ts";
import { Problem } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";

/** What homes are kept with, by somebody who is signed in. */
export type Keeping = {
	readonly caller: Pick<Caller, "db" | "now" | "token">;
	readonly userId: string;
};

/**
 * Keeps a home and looks at it, so that the list has its answers. One that cannot be looked at now is kept all the same.
 * @throws Problem `limit_reached`, or `taken` where it is kept already
 */
export async function addHome(
	{ caller: { db, now, token }, userId }: Keeping,
	home: HomeDetails,
	gathering: Gathering,
): Promise<HomeKept> {
	const limit = await homesLimit(db, userId, now);
	const id = newId("hom", token);
	const [kept] = await insertHome(db, { id, userId, home, now }, limit).execute();
	if (kept) {
		await lookAtNew(gathering, kept);
		return { id, revision: 1 };
	}
	throw await whyNotAdded(db, userId, limit);
}

/** Looks at a home that was just kept. Where that fails the watch comes to it later. */
export async function lookAtNew(gathering: Gathering, row: HomeRow): Promise<void> {
	try {
		await lookAtHome(gathering, row);
	} catch (cause) {
		log.error("a new home could not be looked at", { home: row.id, reason: reasonOf(cause) });
	}
}

/** Why a home could not be added. */
export async function whyNotAdded(
	db: Caller["db"],
	userId: string,
	limit: number,
): Promise<Problem> {
	return (await openHomeIds(db, userId)).length >= limit ? noRoom(limit) : alreadyKept();
}

/** Puts what is kept of a home in the place of what was seen. @throws Problem `not_found`, `home_changed`, `taken` */
export async function changeHome(
	{ caller: { db, now }, userId }: Keeping,
	id: string,
	{ home, revisionSeen }: HomeChange,
): Promise<HomeKept> {
	const [kept] = await replaceHome(db, { id, userId, home, now }, { revisionSeen }).execute();
	if (kept) {
		return { id, revision: revisionSeen + 1 };
	}
	throw await whyNotChanged(db, userId, { id, revision: revisionSeen });
}

/** Why a home could not be changed. */
export async function whyNotChanged(
	db: Caller["db"],
	userId: string,
	{ id, revision }: HomeKept,
): Promise<Problem> {
	const [row] = await findHome(db, userId, id).execute();
	if (!row) {
		return noHome();
	}
	return row.revision === revision
		? alreadyKept()
		: new Problem("home_changed", "This home was changed elsewhere meanwhile. Open it again.");
}

/** Sets a home aside, or takes it back. @throws Problem `not_found`, `limit_reached` */
export async function setAside(
	{ caller: { db, now }, userId }: Keeping,
	{ id, isArchived }: { readonly id: string; readonly isArchived: boolean },
): Promise<void> {
	const row = await homeOf(db, userId, id);
	if (isArchived) {
		await archiveHome(db, userId, { id, now }).execute();
		return;
	}
	const limit = await homesLimit(db, userId, now);
	const back = await takeHomeBack(db, userId, { id, limit }).execute();
	if (back.length === 0 && row.archivedAt !== null) {
		throw noRoom(limit);
	}
}

/** Deletes a home for good. @throws Problem `not_found`, also the second time */
export async function dropHome({ caller: { db }, userId }: Keeping, id: string): Promise<void> {
	if ((await deleteHome(db, userId, id).execute()).length === 0) {
		throw noHome();
	}
}

/** The row of a home. @throws Problem `not_found`, also for another account's */
export async function homeOf(db: Caller["db"], userId: string, id: string) {
	const [row] = await findHome(db, userId, id).execute();
	if (!row) {
		throw noHome();
	}
	return row;
}

function noHome(): Problem {
	return new Problem("not_found", "This home is not among yours.");
}

function noRoom(limit: number): Problem {
	return new Problem(
		"limit_reached",
		`You keep ${limit} homes, which is all your plan allows. Archive one, or choose a larger plan.`,
	);
}

function alreadyKept(): Problem {
	const message = "You keep a home at this address already.";
	return new Problem("taken", message, { fields: { address: message } });
}
