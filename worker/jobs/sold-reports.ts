import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import * as z from "zod";
import type { Certificate } from "#domain/base/facts/certificate.ts";
import { uses } from "#domain/base/use.ts";
import {
	type GivenVerdicts,
	type HomeJudgedThen,
	registerKinds,
	type VerdictChange,
} from "#domain/subjects/licensing/changed-verdicts.ts";
import { verdicts } from "#domain/subjects/licensing/verdict.ts";
import { readStoredReport } from "#domain/telling/report/read-stored-report.ts";
import type { Db } from "#worker/db/client.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { reportCorrections } from "#worker/db/schema/rechecks.ts";
import { reportSnapshots, reports } from "#worker/db/schema/reports.ts";
import { jsonOrNull } from "#worker/platform/json-or-null.ts";
import { reportRecipient } from "#worker/reports/report-recipient.ts";

/** Reports looked at together: as many as one transaction writes to, with all that they were made from in memory. */
const PAGE = 25;

/** The last report of the page behind one, by id; null where none is left. */
export async function endOfPage(db: Db, after: string): Promise<string | null> {
	const ids = await db
		.select({ id: reports.id })
		.from(reports)
		.where(gt(reports.id, after))
		.orderBy(asc(reports.id))
		.limit(PAGE);
	return ids.at(-1)?.id ?? null;
}

type Page = { readonly after: string; readonly last: string };

/** Reads the reports of a page that are paid for and still read, whose home may lie with one of the authorities and whose owner can be reached. */
export async function readSold(db: Db, { after, last }: Page, authorities: readonly string[]) {
	const sold = await db
		.select({
			id: reports.id,
			assessedOn: reports.assessedOn,
			recipient: reportRecipient,
			basis: reportSnapshots.basis,
			document: reportSnapshots.document,
			corrections: correctionsOf,
		})
		.from(reports)
		.innerJoin(reportSnapshots, eq(reportSnapshots.reportId, reports.id))
		.leftJoin(users, eq(users.id, reports.userId))
		.where(
			and(
				gt(reports.id, after),
				lte(reports.id, last),
				eq(reports.state, "paid"),
				isNull(reports.closedAt),
				sql`${reportRecipient} IS NOT NULL`,
			),
		)
		.orderBy(asc(reports.id));
	return sold.filter(({ basis }) => liesWithOneOf(basis, authorities));
}

const Located = z.object({
	facts: z.object({ place: z.object({ authorities: z.array(z.object({ code: z.string() })) }) }),
});

/** Whether a home may lie with one of the authorities. Asked here, for SQL cannot look into what is kept packed. */
function liesWithOneOf(basis: string, authorities: readonly string[]): boolean {
	const located = Located.safeParse(jsonOrNull(basis)).data;
	return located?.facts.place.authorities.some(({ code }) => authorities.includes(code)) ?? false;
}

/** What the owner was told since, the oldest first. */
const correctionsOf = sql<string>`(
	SELECT json_group_array(json(later.changes)) FROM
		(SELECT made.changes FROM ${reportCorrections} AS made WHERE made.report_id = ${reports.id} ORDER BY made.made_at, made.rowid) AS later
)`;

export type SoldReport = Awaited<ReturnType<typeof readSold>>[number];

const Corrections = z.array(
	z.array(
		z.object({
			kind: z.enum(registerKinds),
			before: z.enum(verdicts),
			after: z.enum(verdicts),
			page: z.string().nullable(),
		}) satisfies z.ZodType<VerdictChange>,
	),
);

/** The parts of a basis that a home is found by; what lies within them is as it was gathered. */
const Found = z.object({
	place: z.object({ authorities: z.array(z.object({ code: z.string() })) }),
	schemes: z.array(z.object({ id: z.string() })),
});
const Basis = z.object({
	facts: z.custom<HomeJudgedThen["facts"]>((facts) => Found.safeParse(facts).success),
	inputs: z.object({
		use: z.enum(uses),
		people: z.int().nullish(),
		houseNumber: z.string().nullish(),
	}),
	chosen: z
		.custom<Certificate>((chosen) => z.object({ address: z.string() }).safeParse(chosen).success)
		.nullish(),
});

/** The home as it was judged for a report. @throws ZodError for a basis that does not fit */
export function homeOf({
	basis,
	assessedOn,
}: Pick<SoldReport, "basis" | "assessedOn">): HomeJudgedThen {
	const { facts, inputs, chosen } = Basis.parse(jsonOrNull(basis));
	return {
		facts,
		occupancy: { use: inputs.use, people: inputs.people ?? null },
		chosen: chosen ?? null,
		houseNumber: inputs.houseNumber ?? null,
		day: assessedOn,
	};
}

/** What the report says for the stated use, and its owner was told since. @throws UnknownFormat, ZodError for what does not fit */
export function givenVerdicts({
	document,
	corrections,
}: Pick<SoldReport, "document" | "corrections">): GivenVerdicts {
	const { licensing } = readStoredReport(jsonOrNull(document));
	const earlier = Corrections.parse(jsonOrNull(corrections)).flat();
	const cells = licensing.matrix.find(({ isStated }) => isStated)?.cells ?? [];
	const given = registerKinds.flatMap((kind) => {
		const verdict =
			earlier.findLast((change) => change.kind === kind)?.after ??
			cells.find((cell) => cell.kind === kind)?.verdict;
		return verdict === undefined ? [] : [[kind, verdict] as const];
	});
	return Object.fromEntries(given);
}
