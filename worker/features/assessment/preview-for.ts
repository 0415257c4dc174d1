import type { Context } from "hono";
import type { Preview } from "#contracts/preview.ts";
import { PreviewQuery } from "#contracts/stated-home.ts";
import { pairKey, pairOf } from "#domain/business/analytics/answer-pair.ts";
import type { Happening } from "#worker/analytics/counts-repository.ts";
import { findStanding } from "#worker/billing/subscriptions/standing.ts";
import { connect } from "#worker/db/client.ts";
import { assessAsStated } from "#worker/facts/assess-postcode.ts";
import { type Latest, previewEdition, readLatest } from "#worker/facts/facts-stamps.ts";
import { readPostcode } from "#worker/facts/place-problem.ts";
import { primaryAuthority } from "#worker/facts/primary-authority.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { gatheringOf } from "#worker/http/request-gathering.ts";
import { hasSession, readerOf } from "#worker/http/session.ts";
import type { World } from "#worker/platform/env.ts";
import { log } from "#worker/platform/log.ts";
import { noteCache } from "#worker/platform/log-context.ts";
import { isRateLimited } from "#worker/platform/problem.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { SingleFlight } from "#worker/platform/single-flight.ts";
import { KeptPreviews } from "./kept-previews.ts";
import { toPreview } from "./preview-response.ts";

/** A preview, and what is counted for each visitor who is shown it. */
export type Shown = { readonly preview: Preview; readonly counted: readonly Happening[] };

/** Whoever is not signed in reads nothing that is paid for. Source: Rule ACCESS-1. */
const STRANGER = { entitled: false };

/** Previews under way for visitors who are not signed in: those who ask the same at one moment are all answered the same. */
const strangers = new SingleFlight<Shown>();

/** What strangers were answered lately, of each world: a production isolate knows one. */
const answered = new WeakMap<World, KeptPreviews<Shown>>();

/** Returns the preview of a postcode, for the home, use and figures that the visitor stated, as far as they may read it. `postcode` is compact. */
export async function previewFor(
	c: Context<AppEnv>,
	postcode: string,
	query: PreviewQuery,
): Promise<Shown> {
	return hasSession(c)
		? (await assessFor(c, postcode, { query, viewer: viewerEntitlement(c) })).shown
		: shownToStrangers(c, postcode, query);
}

/** Returns what anybody may read of a postcode with nothing stated, also to who has a session. `postcode` is compact. */
export async function strangersPreview(c: Context<AppEnv>, postcode: string): Promise<Preview> {
	const { preview } = await shownToStrangers(c, postcode, PreviewQuery.parse({}));
	return preview;
}

async function shownToStrangers(
	c: Context<AppEnv>,
	postcode: string,
	query: PreviewQuery,
): Promise<Shown> {
	const { world } = c.var;
	const now = world.now();
	const kept = answered.get(world) ?? new KeptPreviews<Shown>();
	answered.set(world, kept);
	const key = `${postcode} ${JSON.stringify(query)}`;
	return strangers.share(key, {
		// In the flight: of those who ask at one moment one looks at our tables.
		work: async () => {
			const held = kept.has(key)
				? kept.get(key, {
						edition: previewEdition(await readLatest(connect(c.env.DB), now), now),
						now,
					})
				: null;
			if (held) {
				noteCache("hit");
				return held;
			}
			const { shown, latest } = await assessFor(c, postcode, { query, viewer: STRANGER });
			kept.keep(key, shown, { edition: previewEdition(latest, now), now });
			return shown;
		},
		after: async () => {},
		hold: (all) => c.executionCtx.waitUntil(all),
		isLeadersOwn: isRateLimited,
	});
}

type PreviewRequest = {
	readonly query: PreviewQuery;
	readonly viewer: { entitled: boolean } | Promise<{ entitled: boolean }>;
};

async function assessFor(
	c: Context<AppEnv>,
	postcode: string,
	{ query, viewer }: PreviewRequest,
): Promise<{ readonly shown: Shown; readonly latest: Latest }> {
	const gathering = gatheringOf(c);
	const [assessment, entitlement, latest] = await Promise.all([
		assessAsStated(gathering, postcode, query),
		viewer,
		gathering.latest(readPostcode(postcode)),
	]);
	const preview = toPreview(assessment, entitlement, latest.price);
	const shown = {
		preview,
		counted: [
			{ event: "preview", subject: primaryAuthority(assessment.facts) },
			{ event: "answer_shown", subject: pairKey(pairOf(preview.answer)) },
		],
	} as const;
	return { shown, latest };
}

/**
 * Whether a plan lets the viewer read what is paid for. Anyone who is not signed in asks our tables for nothing, and when they are silent the
 * free part is shown. Source: Rule ACCESS-2.
 */
export async function viewerEntitlement(c: Context<AppEnv>): Promise<{ entitled: boolean }> {
	try {
		const { user } = await readerOf(c);
		const now = c.var.world.now();
		const standing = user && (await findStanding(connect(c.env.DB), user.id, now));
		return { entitled: standing?.isSubscriber ?? false };
	} catch (cause) {
		log.error("who may read a preview could not be told", { reason: reasonOf(cause) });
		return { entitled: false };
	}
}
