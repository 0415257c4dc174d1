import type { HomesKept, HomesToKeep, KeptDetails, PlacesFound } from "#contracts/home-import.ts";
import { HomeDetails } from "#contracts/homes.ts";
import { failureInWords, unwrap } from "#domain/base/facts/source-answer.ts";
import { showsAddresses } from "#domain/subjects/energy/register-citation.ts";
import { findStanding } from "#worker/billing/subscriptions/standing.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { readPostcode } from "#worker/facts/place-problem.ts";
import { homesLimit } from "#worker/homes/homes-limit.ts";
import { detailsOf, insertHome, listHomes, replaceHome } from "#worker/homes/homes-repository.ts";
import { listOwners, toOwner } from "#worker/homes/owners-repository.ts";
import { faultInWords } from "#worker/http/validate.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";
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
	keeping: Keeping,
	gathering: Gathering,
	postcodes: readonly string[],
): Promise<PlacesFound> {
	const asking = await admitted(keeping, gathering);
	return { places: await Promise.all(postcodes.map((postcode) => findPlace(asking, postcode))) };
}

/** With a plan, whose number of homes bounds them, new postcodes do not count against a visitor's limit. The stamps are read once for all. */
async function admitted(
	{ caller: { db, now }, userId }: Keeping,
	gathering: Gathering,
): Promise<Gathering> {
	const [{ isSubscriber }, stamps] = await Promise.all([
		findStanding(db, userId, now),
		gathering.stamps(),
	]);
	return {
		...gathering,
		stamps: () => Promise.resolve(stamps),
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
		if (cause instanceof Problem && cause.code.includes("postcode")) {
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
	keeping: Keeping,
	gathering: Gathering,
	{ homes }: HomesToKeep,
): Promise<HomesKept> {
	const { caller, userId } = keeping;
	const { db, now, token } = caller;
	const limit = await homesLimit(db, userId, now);
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
	const looking = await admitted(keeping, gathering);
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
