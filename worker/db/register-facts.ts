import { and, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { Db } from "./client.ts";
import { isCurrent } from "./current-snapshot.ts";
import { licensingSchemes } from "./schema/reference.ts";
import { articleFourPublishers, schemeReviews } from "./schema/watched.ts";

/** A statement that reads the schemes of authorities, each with why it should be read anew. */
export function selectSchemesOf(db: Db, authorityCodes: string[]) {
	return db
		.select({ ...getTableColumns(licensingSchemes), review: schemeReviews.reason })
		.from(licensingSchemes)
		.leftJoin(schemeReviews, eq(schemeReviews.schemeId, licensingSchemes.id))
		.where(inArray(licensingSchemes.authorityCode, authorityCodes));
}

/** A statement that reads which of these authorities draw their Article 4 directions on HMOs on the national map. */
export function selectArticleFourPublishers(db: Db, authorityCodes: string[]) {
	const { code, snapshot, hmoAreas } = articleFourPublishers;
	return db
		.select({ code })
		.from(articleFourPublishers)
		.where(
			and(isCurrent("article_four", snapshot), inArray(code, authorityCodes), gt(hmoAreas, 0)),
		);
}
