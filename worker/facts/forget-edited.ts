import { eq, gt } from "drizzle-orm";
import type { Db } from "#worker/db/client.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeEdits } from "#worker/db/schema/scheme-edits.ts";
import { forgetFactsOf } from "./forget-facts.ts";

/** Milliseconds for which what was cached about an edited authority is looked for again. */
const LATELY = 60 * 60_000;

/**
 * Forgets once more the cached facts about authorities whose schemes were edited lately: one go may be too short for all of a large one, and the
 * cache may list a key late. Comes every few minutes, and costs one query where nothing was edited.
 */
export async function forgetEdited(db: Db, cache: KVNamespace, now: number): Promise<void> {
	const edited = await db
		.selectDistinct({ authority: licensingSchemes.authorityCode })
		.from(schemeEdits)
		.innerJoin(licensingSchemes, eq(licensingSchemes.id, schemeEdits.schemeId))
		.where(gt(schemeEdits.editedAt, now - LATELY))
		.execute();
	for (const { authority } of edited) {
		await forgetFactsOf(cache, authority);
	}
}
