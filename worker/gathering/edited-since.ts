import { and, eq, gte, inArray } from "drizzle-orm";
import type { Facts } from "#domain/facts.ts";
import type { Db } from "#worker/db/client.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeEdits } from "#worker/db/schema/scheme-edits.ts";
import { authoritiesIn } from "./facts-cache.ts";

/**
 * Whether an administrator changed a scheme of these places since an instant (UTC milliseconds): facts that were being gathered then may hold
 * it as it was, and must not be kept behind the edit that forgot the others.
 */
export async function editedSince(db: Db, facts: Facts, since: number): Promise<boolean> {
	const [edit] = await db
		.select({ id: schemeEdits.schemeId })
		.from(schemeEdits)
		.innerJoin(licensingSchemes, eq(licensingSchemes.id, schemeEdits.schemeId))
		.where(
			and(
				inArray(licensingSchemes.authorityCode, authoritiesIn(facts)),
				gte(schemeEdits.editedAt, since),
			),
		)
		.limit(1);
	return edit !== undefined;
}
