import { desc, inArray } from "drizzle-orm";
import type { Facts } from "#domain/facts.ts";
import type { Db } from "#worker/db/client.ts";
import { selectSchemesOf } from "#worker/db/register-facts.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { bankRates, datasets } from "#worker/db/schema/reference.ts";
import { digestsOf, REFRESHED } from "./editions.ts";
import { authoritiesIn } from "./facts-cache.ts";

/**
 * Whether the register of schemes, Bank Rate and the editions of what is refreshed, which change while we run, still say what was gathered: facts that were being gathered when one of
 * them changed must not be kept behind the change that forgot the others. Compared by what they say and not by the clock: a change has the
 * instant at which it was asked for, and may be written well after facts were asked for that hold what stood before it.
 */
export async function stillStands(db: Db, facts: Facts): Promise<boolean> {
	const { schemes, rates, editions } = await runBatch(db, {
		schemes: selectSchemesOf(db, authoritiesIn(facts)),
		rates: db.select().from(bankRates).orderBy(desc(bankRates.from)).limit(1),
		editions: db.select().from(datasets).where(inArray(datasets.id, REFRESHED)),
	});
	const [rate] = rates;
	return (
		textOf(schemes) === textOf(facts.schemes) &&
		rate?.rate === facts.bankRate?.percent &&
		rate?.from === facts.bankRate?.from &&
		isSame(digestsOf(editions), facts.editions)
	);
}

function textOf(schemes: Facts["schemes"]): string {
	return JSON.stringify(schemes.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
}

function isSame(now: Facts["editions"], gathered: Facts["editions"]): boolean {
	return REFRESHED.every((id) => now[id] === gathered[id]);
}
