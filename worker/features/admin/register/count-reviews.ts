import { eq, sql } from "drizzle-orm";
import type { Reviews } from "#contracts/admin/licensing-register.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemeReviews } from "#worker/db/schema/watched.ts";

/** How many rows of the register should be read anew. A review of a row that is gone counts no more. */
export async function countReviews({ db }: Administrator): Promise<Reviews> {
	const [counted] = await db
		.select({ count: sql`count(*)`.mapWith(Number) })
		.from(schemeReviews)
		.innerJoin(licensingSchemes, eq(licensingSchemes.id, schemeReviews.schemeId))
		.execute();
	return { count: counted?.count ?? 0 };
}
