import type { HomesKept, HomesToKeep, KeptDetails, PlacesFound } from "#contracts/home-import.ts";
import { HomeDetails } from "#contracts/homes.ts";
import { failureInWords, unwrap } from "#domain/base/facts/source-answer.ts";
import { homesAllowed } from "#domain/business/plans.ts";
import { showsAddresses } from "#domain/subjects/energy/register-citation.ts";
import { findStanding, type PlanStanding } from "#worker/billing/subscriptions/standing.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { isOfPostcode, readPostcode } from "#worker/facts/place-problem.ts";
import { shareLatest } from "#worker/facts/postcode-lookup.ts";
import { detailsOf, insertHome, listHomes, replaceHome } from "#worker/homes/homes-repository.ts";
import { listOwners, toOwner } from "#worker/homes/owners-repository.ts";
import { faultInWords } from "#worker/http/validate.ts";
import { newId } from "#worker/platform/ids.ts";
import { type Keeping, lookAtNew, whyNotAdded, whyNotChanged } from "./keep-homes.ts";

/** What rows of a file are set against: every home that is kept, in full, and who owns them. Source: Rule HOMES-15. */
export async function readKeptDetails({ caller, userId }: Keeping): Promise<KeptDetails> {
	const { db } = caller;
	const { rows, owners } = await runBatch(db, {
		rows: listHomes(db, userId),
		owners: listOwners(db, userId),
	});
	return {
		homes: rows.map((row) => ({ id: row.id, revision: row.revision, home: detailsOf(row) })),
		owners: owners.map(toOwner),
	};
}

/**
 * Looks postcodes up: which homes the energy register knows there, or why none can be. Their facts are gathered for it, and the answers of the homes that are
 * kept then rest on them. New postcodes count against a visitor's limit only without a plan. Source: Rule HOMES-14.
 * @throws Problem `rate_limited`, `unavailable`
 */
export async function findPlaces(
	{ caller: { db, now }, userId }: Keeping,
	gathering: Gathering,
	postcodes: readonly string[],
): Promise<PlacesFound> {
	const asking = forSeveral(gathering, await findStanding(db, userId, now));
	return { places: await Promise.all(postcodes.map((postcode) => findPlace(asking, postcode))) };
}

/** With a plan, whose number of homes bounds them, new postcodes do not count against a visitor's limit. What is new is read once for all. */
function forSeveral(
	gathering: Gathering,
	{ isSubscriber }: Pick<PlanStanding, "isSubscriber">,
): Gathering {
	return {
		...shareLatest(gathering),
		admit: isSubscriber ? () => Promise.resolve() : gathering.admit,
	};
}

async function findPlace(
	gathering: Gathering,
	postcode: string,
): Promise<PlacesFound["places"][number]> {
	try {
		const { certificates } = (await factsFor(gathering, readPostcode(postcode))).live;
		return {
			homes: showsAddresses(certificates) ? (unwrap(certificates)?.summaries ?? []) : [],
			refusal: null,
			note:
				certificates.state === "silent"
					? `The energy register ${failureInWords[certificates.why]}.`
					: null,
		};
	} catch (cause) {
		// What is wrong with one postcode is told of its rows, and stops no other.
		if (isOfPostcode(cause)) {
			return { homes: [], refusal: cause.message, note: null };
		}
		throw cause;
	}
}

/**
 * Keeps homes of a file, each in one guarded statement of one batch: one that is refused hinders no other. Looks at those that were kept, whose facts were
 * gathered when their postcodes were looked up. Source: Rule HOMES-15.
 */
export async function keepImported(
	{ caller: { db, now, token }, userId }: Keeping,
	gathering: Gathering,
	{ homes }: HomesToKeep,
): Promise<HomesKept> {
	const standing = await findStanding(db, userId, now);
	const limit = homesAllowed(standing.plan);
	const read = homes.map(({ kept, home }) => {
		const id = kept?.id ?? newId("hom", token);
		return { id, revision: (kept?.revision ?? 0) + 1, home, parsed: HomeDetails.safeParse(home) };
	});
	const { done } = await runBatch(db, {
		done: read.flatMap(({ id, revision, parsed }) => {
			if (!parsed.success) {
				return [];
			}
			const row = { id, userId, home: parsed.data, now };
			return revision === 1
				? insertHome(db, row, limit)
				: replaceHome(db, row, { revisionSeen: revision - 1 });
		}),
	});
	const looking = forSeveral(gathering, standing);
	await Promise.all(done.flat().map((row) => lookAtNew(looking, row)));
	const results = done.values();
	return {
		outcomes: await Promise.all(
			read.map(async ({ id, revision, home, parsed }) => {
				if (!parsed.success) {
					return { kept: null, refusal: faultInWords(HomeDetails, home) };
				}
				if (results.next().value?.length) {
					return { kept: { id, revision }, refusal: null };
				}
				const why = await (revision === 1
					? whyNotAdded(db, userId, limit)
					: whyNotChanged(db, userId, { id, revision: revision - 1 }));
				return { kept: null, refusal: why.message };
			}),
		),
	};
}
