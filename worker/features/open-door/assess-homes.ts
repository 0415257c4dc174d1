import type { AssessedHome, AssessmentList } from "#contracts/open-door.ts";
import type { AssessmentRequest, HomeAsked } from "#contracts/open-door-asked.ts";
import { londonDay } from "#domain/base/calendar.ts";
import type { Postcode } from "#domain/base/postcode.ts";
import { TEST_POSTCODES } from "#domain/business/api-keys.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import { findStanding, type PlanStanding } from "#worker/billing/subscriptions/standing.ts";
import { toProblem } from "#worker/db/database-fault.ts";
import { assessFacts } from "#worker/facts/assess-postcode.ts";
import { factsFor } from "#worker/facts/facts-for.ts";
import type { Gathering } from "#worker/facts/gathering.ts";
import { heldFacts, withoutSources } from "#worker/facts/held-facts.ts";
import { readPostcode } from "#worker/facts/place-problem.ts";
import { shareLatest } from "#worker/facts/postcode-lookup.ts";
import { Problem } from "#worker/platform/problem.ts";
import { type Allowance, payerOf, readAllowance } from "./allowance.ts";
import {
	type Asker,
	type Chargeable,
	chargeOnce,
	countUnpaid,
	readAnswered,
} from "./charge-once.ts";
import { toAssessment, type Writers, withoutPlan } from "./to-assessment.ts";

/** What a program brings to a use case of the open door. */
export type Door = {
	readonly caller: Pick<Caller, "db" | "now" | "token">;
	readonly holder: Asker;
	readonly gathering: Gathering;
	/** The product's own address. */
	readonly base: string;
	readonly writers: Writers;
};

/** What a call is answered, and how its allowance stands then; null for a test key, which has none. */
export type Answered = {
	readonly body: AssessmentList;
	readonly allowance: Allowance | null;
	readonly isReplayed: boolean;
};

/**
 * Assesses homes: one by all that we ask, several from what is held. Charges what was answered and nothing else, once for an idempotency key. A fault before
 * the charge costs nothing, and after it the same key gets the answer. Source: Rule API-2.
 * @throws Problem `limit_reached` | `key_reused` | `invalid_input`
 */
export async function assessHomes(
	door: Door,
	request: AssessmentRequest,
	idempotencyKey: string | null,
): Promise<Answered> {
	const { caller, holder } = door;
	const { db, now } = caller;
	const standing = await findStanding(db, holder.user.id, now);
	const payer = payerOf(holder.user, standing, now);
	const call = {
		holder,
		// Nothing is kept of a test, and nothing of the others is told to it.
		idempotencyKey: holder.key.isTest ? null : idempotencyKey,
		asked: hashToken(JSON.stringify(request)),
	};
	const before = await readAnswered(db, call, now);
	const held = holder.key.isTest ? null : await readAllowance(db, payer);
	if (before !== null) {
		return { body: again(before, standing), allowance: held, isReplayed: true };
	}
	// No work for what cannot be charged.
	const keys = request.homes.map(homeKey);
	if (held !== null && new Set(keys).size > held.limit - held.used) {
		if ((await countUnpaid(caller, holder.user.id, keys)) > held.limit - held.used) {
			throw limitReached(held);
		}
	}
	const homes = await Promise.all(assessedBy(door, request, standing.isSubscriber));
	const body: AssessmentList = { homes };
	const chargeable = homes.flatMap((home, at): Chargeable[] =>
		"assessment" in home ? [{ home: keys[at] ?? "", isPartial: home.status === "partial" }] : [],
	);
	if (held === null || chargeable.length === 0) {
		return { body, allowance: held, isReplayed: false };
	}
	const charged = await chargeOnce(caller, { payer, call, chargeable, body });
	if (charged === null) {
		const meanwhile = await readAnswered(db, call, now);
		if (meanwhile === null) {
			throw limitReached(await readAllowance(db, payer));
		}
		return {
			body: again(meanwhile, standing),
			allowance: await readAllowance(db, payer),
			isReplayed: true,
		};
	}
	return { body, allowance: { ...held, used: charged.used }, isReplayed: false };
}

/** An earlier answer, as far as it may still be read. */
function again({ homes }: AssessmentList, { isSubscriber }: PlanStanding): AssessmentList {
	return {
		homes: homes.map((home) =>
			isSubscriber || !("assessment" in home)
				? home
				: { ...home, assessment: withoutPlan(home.assessment) },
		),
	};
}

/** One home by all that we ask, several from what is held. */
function assessedBy(
	{ gathering, holder, base, writers }: Door,
	{ homes }: AssessmentRequest,
	entitled: boolean,
): Promise<AssessedHome>[] {
	const isAlone = homes.length === 1;
	const shared = isAlone ? gathering : shareLatest(gathering);
	// Homes of one postcode are one look-up.
	const held = new Map<string, ReturnType<typeof heldFacts>>();
	const heldAt = (postcode: Postcode) => {
		const found = held.get(postcode.compact) ?? heldFacts(shared, postcode);
		held.set(postcode.compact, found);
		return found;
	};
	return homes.map(async ({ reference = null, ...home }): Promise<AssessedHome> => {
		try {
			const postcode = readPostcode(home.postcode);
			if (holder.key.isTest && !TEST_POSTCODES.includes(postcode.formatted)) {
				throw new Problem(
					"not_allowed",
					`A test key answers for ${TEST_POSTCODES.join(", ")} alone.`,
				);
			}
			const { facts, isWhole } = isAlone
				? await factsFor(shared, postcode).then((all) => ({ facts: all, isWhole: all.whole }))
				: await heldAt(postcode);
			const asking = isAlone ? shared : withoutSources(shared);
			const assessment = await assessFacts(asking, facts, home);
			return {
				status: isWhole ? "complete" : "partial",
				reference,
				assessment: toAssessment(assessment, { base, entitled, writers }),
			};
		} catch (cause) {
			return refused(toProblem(cause), reference, isAlone);
		}
	});
}

/** A refusal of one of several: of the only one it is the refusal of the call. @throws Problem */
function refused(problem: Problem, reference: string | null, isAlone: boolean): AssessedHome {
	const { code, message } = problem;
	if (isAlone && code !== "postcode_not_covered") {
		throw problem;
	}
	return {
		status: code === "postcode_not_covered" ? "not_covered" : "refused",
		reference,
		problem: { code, message },
	};
}

/** What makes a home the same when it is asked for again, whatever it is called. */
function homeKey({ reference: _, postcode, ...stated }: HomeAsked): string {
	return hashToken(`${postcode.replaceAll(" ", "").toUpperCase()} ${JSON.stringify(stated)}`);
}

function limitReached({ used, limit, endsAt }: Allowance): Problem {
	return new Problem(
		"limit_reached",
		`Allowance limit reached: ${used} of ${limit} assessments are used until ${londonDay(endsAt)}.`,
	);
}
