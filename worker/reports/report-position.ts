import { eq, sql } from "drizzle-orm";
import { StatedOwners } from "#contracts/stated-owners.ts";
import { answeredInShort } from "#domain/judgement/answer/answer-words.ts";
import { type Assessment, assessFor } from "#domain/judgement/assess.ts";
import { asOwnersOfHome, type Owners } from "#domain/subjects/finance/owners.ts";
import type { MapSheet } from "#domain/telling/map/map-sheet.ts";
import { composeReport } from "#domain/telling/report/compose-report.ts";
import type { ReportDocument } from "#domain/telling/report/document/document.ts";
import type { Db } from "#worker/db/client.ts";
import { reportPositions, reportSnapshots } from "#worker/db/schema/reports.ts";
import { reportNotFound } from "./refusals.ts";
import { isOwnedBy } from "./report-access.ts";
import { readDocument, readSnapshot } from "./report-snapshot.ts";
import type { NewSnapshot, ReportRow } from "./reports-repository.ts";

/**
 * What the report of an assessment says to its owners alone; null where none are stated.
 * The rules word its commentary, because no language model may learn anybody's tax.
 */
export function atPosition(
	assessment: Assessment,
	owners: Owners,
	map: MapSheet | null,
): NewSnapshot["atPosition"] {
	if (owners.length === 0) {
		return null;
	}
	const document = composeReport(assessFor(assessment, owners), map);
	return {
		owners: JSON.stringify(owners),
		document: JSON.stringify(document),
		...listedFigures(document),
	};
}

/** The figures that lists show of a report and that depend on its owner's position. */
export function listedFigures({ answer, verdict }: ReportDocument) {
	return {
		investmentScore: verdict.investmentScore,
		answered: JSON.stringify(answeredInShort(answer)),
	};
}

/** Owners as they were kept; none where none were stated. */
export function toOwners(kept: string | null): Owners {
	return kept === null ? [] : StatedOwners.parse(JSON.parse(kept));
}

/**
 * What a report says to this reader. Its owner reads and edits it at the position they stated.
 * Everybody else, administrators included, reads it as without a position. Source: Rule ACCESS-7.
 * @throws Problem `not_found`, `unavailable`
 */
export async function readFor(
	db: Db,
	report: Pick<ReportRow, "id" | "userId">,
	reader: { readonly id: string } | null,
): Promise<ReportDocument> {
	if (!isOwnedBy(report, reader)) {
		return readDocument(db, report.id);
	}
	const { document, owners } = await readAtPosition(db, report.id);
	return withOwners(document, owners);
}

/**
 * The document at its owner's position, which it does not name, and the owners themselves. Where none were stated, the document that everybody reads. The
 * document is for the owner and whom they chose to show it; the owners are for the owner alone.
 * @throws Problem `not_found`, `unavailable`
 */
export async function readAtPosition(
	db: Db,
	reportId: string,
): Promise<{ document: ReportDocument; owners: Owners }> {
	const [frozen] = await db
		.select({ document: documentAtPosition, owners: reportPositions.owners })
		.from(reportSnapshots)
		.leftJoin(reportPositions, eq(reportPositions.reportId, reportSnapshots.reportId))
		.where(eq(reportSnapshots.reportId, reportId))
		.execute();
	if (!frozen) {
		throw reportNotFound();
	}
	return { document: readSnapshot(frozen.document, reportId), owners: toOwners(frozen.owners) };
}

/** What a report says at its owner's position, or to everybody. @throws Problem `not_found`, `unavailable` */
export async function readShown(
	db: Db,
	{ id, withTax }: { readonly id: string; readonly withTax: boolean },
): Promise<ReportDocument> {
	return withTax ? (await readAtPosition(db, id)).document : readDocument(db, id);
}

/** The document that the owner reads, in a query of snapshots joined to `reportPositions`. */
export const documentAtPosition =
	sql<string>`coalesce(${reportPositions.document}, ${reportSnapshots.document})`.mapWith(
		reportSnapshots.document,
	);

/** Whether a position was stated for a report. */
export async function hasPosition(db: Db, reportId: string): Promise<boolean> {
	return (await db.$count(reportPositions, eq(reportPositions.reportId, reportId))) > 0;
}

/** The document as its owner reads it: what they edit is calculated for the owners that they stated. */
export function withOwners(document: ReportDocument, owners: Owners): ReportDocument {
	const { money } = document;
	return owners.length === 0
		? document
		: {
				...document,
				money: { ...money, context: { ...money.context, ...asOwnersOfHome(owners) } },
			};
}
