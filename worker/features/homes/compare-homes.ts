import { eq } from "drizzle-orm";
import type { HomesCompared } from "#contracts/home-comparison.ts";
import type { Coordinates } from "#domain/base/facts/coordinates.ts";
import { checkRules, noRules, type OwnRules, ruledHome } from "#domain/portfolio/own-rules.ts";
import { homeLine, homeName } from "#domain/portfolio/words.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { isOfPostcode, readPostcode } from "#worker/facts/place-problem.ts";
import { lookAtHome } from "#worker/homes/look-at-home.ts";
import { homeOf, type Keeping } from "./keep-homes.ts";

/**
 * Judges homes anew and sets them side by side, and against what their account asks. Positions stay here: whole miles are told. Source: Rule HOMES-17.
 * @throws Problem `not_found`, of the postcode of a home, `rate_limited`, `unavailable`
 */
export async function compareHomes(
	{ caller: { db }, userId }: Keeping,
	gathering: Gathering,
	ids: readonly string[],
): Promise<HomesCompared> {
	const rows = await Promise.all(ids.map((id) => homeOf(db, userId, id)));
	const [user] = await db
		.select({ rules: users.homeRules })
		.from(users)
		.where(eq(users.id, userId))
		.execute();
	const rules: OwnRules = user?.rules ? JSON.parse(user.rules) : noRules;
	const [from, looks] = await Promise.all([
		rules.near === null || ids.length === 0 ? null : positionOf(gathering, rules.near.postcode),
		Promise.all(rows.map((row) => lookAtHome(gathering, row))),
	]);
	return {
		rules,
		homes: looks.map(({ home, kept }) => ({
			id: home.id,
			name: homeName(home),
			line: homeLine(home),
			answered: kept.answered,
			on: kept.day,
		})),
		lines: checkRules(
			rules,
			looks.map(({ assessment, kept }) => ruledHome(assessment, kept, from)),
		),
	};
}

/** Keeps what an account asks of homes. */
export async function keepRules(
	{ caller: { db }, userId }: Keeping,
	rules: OwnRules,
): Promise<void> {
	await db
		.update(users)
		.set({ homeRules: JSON.stringify(rules) })
		.where(eq(users.id, userId));
}

/** Null for a postcode that is not in use, or is known by its sector alone. */
async function positionOf(gathering: Gathering, postcode: string): Promise<Coordinates | null> {
	try {
		return (await factsFor(gathering, readPostcode(postcode))).place.position;
	} catch (cause) {
		if (isOfPostcode(cause)) {
			return null;
		}
		throw cause;
	}
}
