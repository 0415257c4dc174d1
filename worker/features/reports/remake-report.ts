import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import type { ReportMade } from "#contracts/report.ts";
import { StatedHome } from "#contracts/stated-home.ts";
import { brmaRefusal } from "#domain/lha/rental-area.ts";
import { pence, toPounds } from "#domain/money.ts";
import { nationRefusal, settleNation } from "#domain/place/settle-nation.ts";
import { isOlderMethod, REMAKE_LAST_DAY, remakeUntil } from "#domain/score/older-methods.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { reportSnapshots } from "#worker/db/schema/reports.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { readPostcode } from "#worker/facts/place-problem.ts";
import { Problem } from "#worker/platform/problem.ts";
import { findPaid } from "#worker/reports/paid-report.ts";
import { reportNotFound } from "#worker/reports/refusals.ts";
import { findRemake, insertRemake } from "#worker/reports/remakes.ts";
import { isHeldBy } from "#worker/reports/report-access.ts";
import { readOwners } from "#worker/reports/report-position.ts";
import { composeFresh, type ReportContext } from "./generate-report.ts";

/**
 * Makes a report of an older method again by today's, free and once, for its owner: what they stated then is assessed as of today, and the report they bought stays. Asked again it
 * answers the one that was made. Source: Rule SCORE-21.
 * @throws Problem `not_found`, `unpaid`, `report_closed`, `remake_over`, and those of `generateReport`
 */
export async function remakeReport(
	{ env, ...context }: ReportContext & { readonly env: Parameters<typeof findPaid>[2]["env"] },
	id: string,
): Promise<ReportMade> {
	const { caller, gathering, user } = context;
	const { db, now } = caller;
	const old = await findPaid(db, id, { user, env });
	if (!isHeldBy(old, user)) {
		throw reportNotFound();
	}
	const made = await findRemake(db, old);
	if (made !== null) {
		return { id: made };
	}
	if (remakeUntil(old.methodologyVersion, now) === null) {
		throw remakeOver(old.methodologyVersion);
	}
	const { postcode, userId } = old;
	// Of no account's it stays, whoever asks: otherwise a signed-in friend of the buyer would take it.
	const owner = userId === null ? null : user;
	const [stated, owners] = await Promise.all([readStated(db, id), readOwners(db, id)]);
	const inputs = await withFittingPlace(gathering, postcode, stated);
	const { report, snapshot, authority } = await composeFresh(
		{ ...context, user: owner },
		{ postcode, inputs, owners: [...owners] },
	);
	const { kept } = await runBatch(db, insertRemake(db, report, { from: id, userId, snapshot }));
	if (kept.length > 0) {
		gathering.count({ event: "report_generated", subject: authority });
		return { id: report.id };
	}
	const others = await findRemake(db, old);
	if (others === null) {
		throw remakeOver(old.methodologyVersion);
	}
	return { id: others };
}

/** What was stated, without a nation that the place is not in by today's facts, and without a rental market area that it has no more: either would refuse the whole. */
async function withFittingPlace(
	gathering: Gathering,
	postcode: string,
	{ nation, brma, ...others }: StatedHome,
): Promise<StatedHome> {
	if (nation === undefined && brma === undefined) {
		return others;
	}
	const facts = await factsFor(gathering, readPostcode(postcode));
	const fitting = nationRefusal(facts.place, nation ?? null) === null ? nation : undefined;
	const settled = settleNation(facts, fitting ?? null);
	return {
		...others,
		nation: fitting,
		brma: brmaRefusal(settled, brma ?? null) === null ? brma : undefined,
	};
}

function remakeOver(version: number): Problem {
	return new Problem(
		"remake_over",
		isOlderMethod(version)
			? `A report could be remade until ${REMAKE_LAST_DAY}. Yours stays as it is.`
			: "This report is made by today's method already.",
	);
}

/** What a snapshot keeps of the words of its buyer, in pence. Fields that an older edition did not know are absent. */
const KeptInputs = z.object({
	use: StatedHome.shape.use,
	bedrooms: z.number().optional(),
	people: z.number().optional(),
	rooms: z.number().optional(),
	rent: z.number().optional(),
	price: z.number().optional(),
	serviceCharge: z.number().optional(),
	loan: z.number().optional(),
	nation: z.string().optional(),
	brma: z.string().optional(),
	houseNumber: z.string().optional(),
	exemption: z.boolean().optional(),
	planningPermission: z.boolean().optional(),
});

/** What the buyer of a report stated about the home, in the units of a call. The facts that lie beside it are not read. */
export async function readStated(db: Db, id: string): Promise<StatedHome> {
	const { basis } = reportSnapshots;
	const [row] = await db
		.select({
			inputs: sql<string | null>`json_extract(${basis}, '$.inputs')`,
			certificate: sql<string | null>`json_extract(${basis}, '$.chosen.number')`,
		})
		.from(reportSnapshots)
		.where(eq(reportSnapshots.reportId, id))
		.execute();
	// What was not stated is kept as null.
	const inputs = JSON.parse(row?.inputs ?? "{}", (_, value) => value ?? undefined);
	const { rent, price, serviceCharge, planningPermission, ...same } = KeptInputs.parse(inputs);
	const pounds = (amount: number | undefined) =>
		amount === undefined ? undefined : toPounds(pence(amount));
	return StatedHome.parse({
		...same,
		certificate: row?.certificate ?? undefined,
		rent: pounds(rent),
		price: pounds(price),
		serviceCharge: pounds(serviceCharge),
		c4permission: planningPermission,
	});
}
