import { desc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { SchemePage, SchemePages } from "#contracts/admin/scheme-pages.ts";
import { watchedAddresses } from "#domain/subjects/licensing/watched-addresses.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { licensingSchemes } from "#worker/db/schema/reference.ts";
import { schemePages, schemePageTexts } from "#worker/db/schema/watched.ts";
import { Problem } from "#worker/platform/problem.ts";

type SeenPage = typeof schemePages.$inferSelect;
type KeptText = typeof schemePageTexts.$inferSelect;

/**
 * The pages that a row of the register rests on, each with what it says and what it said before, to be read beside the row. What was never looked
 * at is there too, with nothing to read.
 * @throws Problem `not_found`
 */
export async function pagesOfScheme({ db }: Administrator, id: string): Promise<SchemePages> {
	const {
		rests: [rests],
		pages,
		texts,
	} = await runBatch(db, {
		rests: db
			.select({ url: licensingSchemes.url, evidence: licensingSchemes.evidence })
			.from(licensingSchemes)
			.where(eq(licensingSchemes.id, id)),
		pages: db.select().from(schemePages).where(isNamed(schemePages.url, id)),
		texts: db
			.select()
			.from(schemePageTexts)
			.where(isNamed(schemePageTexts.url, id))
			.orderBy(desc(schemePageTexts.seenAt)),
	});
	if (!rests) {
		throw new Problem("not_found", "There is no such scheme in the register.");
	}
	return {
		pages: watchedAddresses(rests).map((url) =>
			toSchemePage(
				url,
				pages.find((page) => page.url === url),
				texts.filter((kept) => kept.url === url),
			),
		),
	};
}

/** Condition: a row names this address. */
function isNamed(url: SQLWrapper, id: string): SQL {
	return sql`${url} IN (SELECT row.url FROM ${licensingSchemes} AS row WHERE row.id = ${id}
		UNION SELECT proof.value ->> 'url' FROM ${licensingSchemes} AS row, json_each(row.evidence) AS proof WHERE row.id = ${id})`;
}

/** `texts`: the newest first. */
function toSchemePage(
	url: string,
	page: SeenPage | undefined,
	texts: readonly KeptText[],
): SchemePage {
	return {
		url,
		checkedAt: page ? isoTime(page.checkedAt) : null,
		changedAt: page?.changedAt ? isoTime(page.changedAt) : null,
		fault: page?.fault ?? null,
		now: toPageText(texts.find(({ hash }) => hash === page?.hash)),
		before: toPageText(texts.find(({ hash }) => hash !== page?.hash)),
	};
}

function toPageText(kept: KeptText | undefined): SchemePage["now"] {
	return kept ? { seenAt: isoTime(kept.seenAt), text: kept.text } : null;
}

function isoTime(milliseconds: number): string {
	return new Date(milliseconds).toISOString();
}
