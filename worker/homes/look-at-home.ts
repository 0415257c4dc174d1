import { sql } from "drizzle-orm";
import type { HomeDetails } from "#contracts/homes.ts";
import { toKeptHome } from "#contracts/kept-home.ts";
import { type Assessment, assess } from "#domain/judgement/assess.ts";
import { type HomeEvent, watchHome } from "#domain/portfolio/changes.ts";
import { type JudgedKept, judgeKept, type KeptAnswer } from "#domain/portfolio/kept-answer.ts";
import type { KeptHome } from "#domain/portfolio/kept-home.ts";
import type { Requirement } from "#domain/portfolio/requirement.ts";
import { type YearOfHome, yearOfHome } from "#domain/portfolio/year-of-home.ts";
import type { Db } from "#worker/db/client.ts";
import { homeEvents, homes } from "#worker/db/schema/homes.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { enqueueEvents } from "#worker/webhooks/deliveries-repository.ts";
import { detailsOf, type HomeRow, keepAnswer } from "./homes-repository.ts";
import { judgeHome } from "./judge-home.ts";

/** Grows with the shape of what is kept: a judgement of another shape is made anew, and is nothing to compare with. */
const SHAPE = 2;

/** What a home was judged to be, as it is kept with it. */
export type KeptJudgement = {
	readonly kept: KeptAnswer;
	readonly year: YearOfHome;
	readonly gaps: readonly Requirement[];
	/** Live sources that failed at the last look, after which an earlier answer may be kept. */
	readonly failed: readonly string[];
};

/** What is kept of the last look at a home; null before the first one. */
function judgementOf({ answer }: Pick<HomeRow, "answer">): KeptJudgement | null {
	const kept = answer === null ? null : JSON.parse(answer);
	return kept?.shape === SHAPE ? kept : null;
}

/** A row as the rules of many homes take it, with what was last judged of it. */
export function readHome(row: HomeRow) {
	return {
		home: toKeptHome(row.id, detailsOf(row)),
		judgement: judgementOf(row),
		isArchived: row.archivedAt !== null,
	};
}

/** A home as a look found it. */
export type HomeLook = JudgedKept & {
	readonly details: HomeDetails;
	readonly home: KeptHome;
	readonly year: YearOfHome;
	readonly assessment: Assessment;
};

/**
 * Judges a home as it stands today, keeps the answer and what changed since the last look in one batch, with what webhooks are sent of it, and tells the answer. A home that its account changed
 * meanwhile is left as it is. Source: Rule WATCH-2.
 * @throws Problem of the postcode, `rate_limited`, `unavailable`
 */
export async function lookAtHome(gathering: Gathering, row: HomeRow): Promise<HomeLook> {
	const now = gathering.now();
	const details = detailsOf(row);
	const home = toKeptHome(row.id, details);
	const assessment = await judgeHome(gathering, details);
	const judged = judgeKept(assessment, home);
	const earlier = judgementOf(row);
	const before = earlier?.kept ?? null;
	const { facts, inputs, chosen } = assessment;
	const found =
		before === null
			? { now: judged.kept, events: [], failed: judged.kept.failed }
			: watchHome(home, before, {
					now: judged,
					judge: (day) => assess(facts, { inputs, chosen, day }),
				});
	const year = yearOfHome(home, assessment);
	const gaps =
		earlier !== null && found.now === before
			? earlier.gaps
			: judged.requirements.filter(({ state }) => state === "gap");
	const judgement: KeptJudgement = { kept: found.now, year, gaps, failed: found.failed };
	const answer = JSON.stringify({ shape: SHAPE, ...judgement });
	const { db } = gathering;
	await db.batch([
		keepAnswer(db, row, { answer, now }),
		...found.events.map((event) => insertEvent(db, row, { event, now })),
		...(found.events.length > 0
			? [enqueueEvents(db, { homeId: row.id, userId: row.userId, at: now })]
			: []),
	]);
	return { ...judged, details, home, year, assessment };
}

/** A statement that keeps an event of a home once, unless the home was changed meanwhile. */
function insertEvent(
	db: Db,
	{ id, revision }: Pick<HomeRow, "id" | "revision">,
	{ event, now }: { readonly event: HomeEvent; readonly now: number },
) {
	return db
		.insert(homeEvents)
		.select(
			sql`SELECT ${id}, ${event.key}, ${JSON.stringify(event)}, ${now}, NULL, NULL WHERE EXISTS (SELECT 1 FROM ${homes} WHERE ${homes.id} = ${id} AND ${homes.revision} = ${revision})`,
		)
		.onConflictDoNothing();
}
