import type { HomeShareList, HomeShareParam, SharedHome } from "#contracts/home-share.ts";
import { homeDetails, toKeptHome } from "#contracts/kept-home.ts";
import { screens } from "#domain/base/screens.ts";
import { answerForStrangers } from "#domain/judgement/answer/answer.ts";
import { portfolioDates } from "#domain/portfolio/dates.ts";
import { judgeKept } from "#domain/portfolio/kept-answer.ts";
import {
	HOME_LINK_GONE,
	MOST_HOME_LINKS,
	shownAnswer,
	shownHome,
	shownNeeds,
} from "#domain/portfolio/shown-home.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import {
	deleteHomeShare,
	endOf,
	findSharedHome,
	insertHomeShare,
	listHomeShares,
} from "#worker/homes/home-shares.ts";
import { detailsOf } from "#worker/homes/homes-repository.ts";
import { judgeHome } from "#worker/homes/judge-home.ts";
import { newId } from "#worker/platform/ids.ts";
import { type LinkKeys, linkedId, linkToken } from "#worker/platform/own-keys.ts";
import { Problem } from "#worker/platform/problem.ts";
import { homeOf, type Keeping } from "./keep-homes.ts";

/** What links to homes are made, told and withdrawn with, by the account that keeps them. */
export type HomeSharing = Keeping & { readonly keys: LinkKeys };

/** The links to a home that work. @throws Problem `not_found` */
export async function readHomeShares(sharing: HomeSharing, id: string): Promise<HomeShareList> {
	await homeOf(sharing.caller.db, sharing.userId, id);
	return tellShares(sharing, id);
}

/** Makes a link to a home of the account. @throws Problem `not_found`, `limit_reached` */
export async function shareHome(
	sharing: HomeSharing,
	homeId: string,
	name: string,
): Promise<HomeShareList> {
	const { caller, userId } = sharing;
	const { db, now, token } = caller;
	const share = { id: newId("hsh", token), homeId, name, createdAt: now };
	const made = await insertHomeShare(db, userId, share).execute();
	if (made.length === 0) {
		await homeOf(db, userId, homeId);
		throw new Problem(
			"limit_reached",
			`A home has ${MOST_HOME_LINKS} links at most. Withdraw one to make another.`,
		);
	}
	return tellShares(sharing, homeId);
}

/** Withdraws a link, for good. @throws Problem `not_found` */
export async function withdrawHomeShare(
	sharing: HomeSharing,
	{ id, shareId }: HomeShareParam,
): Promise<HomeShareList> {
	const { caller, userId } = sharing;
	await homeOf(caller.db, userId, id);
	await deleteHomeShare(caller.db, userId, { id, shareId }).execute();
	return tellShares(sharing, id);
}

async function tellShares(
	{ caller: { db, now }, userId, keys }: HomeSharing,
	id: string,
): Promise<HomeShareList> {
	const rows = await listHomeShares(db, userId, { id, now }).execute();
	return {
		shares: rows.map((row) => ({
			id: row.id,
			name: row.name,
			path: screens.sharedHome.replace(":token", linkToken(row.id, "hsh_", keys)),
			endsAt: new Date(endOf(row)).toISOString(),
		})),
	};
}

/**
 * A home as anyone reads it who was sent a link: judged now without what its account alone may know. Nothing of it is kept. One refusal for all: whether a link
 * was withdrawn, ended or forged is not for whoever holds it. Source: Rule HOMES-19.
 * @throws Problem `share_gone`, of the postcode, `rate_limited`, `unavailable`
 */
export async function readSharedHome(
	gathering: Gathering,
	{ token, keys }: { readonly token: string; readonly keys: LinkKeys },
): Promise<SharedHome> {
	const shareId = linkedId(token, "hsh_", keys);
	const [row] =
		shareId === null ? [] : await findSharedHome(gathering.db, shareId, gathering.now()).execute();
	if (!row) {
		throw new Problem("share_gone", `${HOME_LINK_GONE.join(". ")}.`);
	}
	const home = shownHome(toKeptHome(row.id, detailsOf(row)));
	const assessment = await judgeHome(gathering, homeDetails(home));
	const { kept, answer, requirements } = judgeKept(assessment, home);
	return {
		address: home.address,
		postcode: home.postcode,
		assessedOn: kept.day,
		answer: shownAnswer(answerForStrangers(answer)),
		requirements: shownNeeds(requirements),
		dates: portfolioDates([{ home, answer: kept }], kept.day),
	};
}
