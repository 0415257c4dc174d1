import { and, eq, type SQL, sql } from "drizzle-orm";
import type { NewSuggestion } from "#contracts/register-suggestion.ts";
import { emailKey } from "#domain/account/email.ts";
import { suggestedPageDefect } from "#domain/licensing/suggestion.ts";
import { type Postcode, parsePostcode } from "#domain/postcode.ts";
import { countAttempt } from "#worker/accounts/attempts.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import type { Db } from "#worker/db/client.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { users } from "#worker/db/schema/accounts.ts";
import { licensingSchemes, postcodeSectors } from "#worker/db/schema/reference.ts";
import { registerSuggestions } from "#worker/db/schema/suggestions.ts";
import { newId } from "#worker/platform/ids.ts";
import { Problem } from "#worker/platform/problem.ts";

/** Suggestions that may wait for an administrator at a time: nobody fills our table. */
const MOST_WAITING = 2_000;

const DAY_SECONDS = 86_400;

/**
 * Keeps what a visitor says is wrong, for an administrator to decide; the same sent twice, at once or later, is kept once. Whose account it is says the
 * session alone. @throws Problem `invalid_input` by field, `invalid_postcode`, `rate_limited`, also while too many wait
 */
export async function keepSuggestion(
	caller: Caller,
	user: UserRow | null,
	sent: NewSuggestion,
): Promise<void> {
	const parsed = parsePostcode(sent.postcode);
	if (!parsed.ok) {
		throw new Problem("invalid_postcode", parsed.reason, { fields: { postcode: parsed.reason } });
	}
	const address = sent.email === undefined ? null : emailKey(sent.email);
	const council = await readCouncil(caller.db, parsed.postcode, sent.schemeId);
	const defect = suggestedPageDefect(sent.link, council.pages);
	if (defect !== null) {
		throw new Problem("invalid_input", defect, { fields: { link: defect } });
	}
	await countAttempt(caller, "suggestion", address ?? caller.address);
	const suggestion = {
		postcode: parsed.postcode.formatted,
		kind: sent.kind,
		schemeId: sent.schemeId ?? null,
		what: sent.what,
		link: sent.link,
		emailKey: address,
	};
	const digest = hashToken(JSON.stringify([Object.values(suggestion), user?.id ?? null]));
	const { kept } = await runBatch(caller.db, {
		inserted: insertSuggestion(caller, {
			...suggestion,
			digest,
			authorityCode: council.code,
			userId: user?.id ?? null,
		}),
		kept: caller.db
			.select({ id: registerSuggestions.id })
			.from(registerSuggestions)
			.where(eq(registerSuggestions.digest, digest)),
	});
	if (kept.length === 0) {
		throw new Problem(
			"rate_limited",
			"We have more to read than we can at the moment. Please try again in a few days.",
			{ retryAfter: DAY_SECONDS },
		);
	}
}

type Council = { readonly code: string | null; readonly pages: readonly string[] };

/** The council of a row, or where a postcode's sector lies for the most part; and every page that the register holds of councils there. @throws Problem `invalid_input` for no row */
async function readCouncil(
	db: Db,
	{ sector }: Postcode,
	schemeId: string | undefined,
): Promise<Council> {
	const isThere = sql`${licensingSchemes.authorityCode} IN (
		SELECT json_extract(share.value, '$[0]') FROM ${postcodeSectors}, json_each(${postcodeSectors.authorities}) AS share
		WHERE ${postcodeSectors.sector} = ${sector}
		UNION SELECT named.authority_code FROM ${licensingSchemes} AS named WHERE named.id = ${schemeId ?? ""})`;
	const { sectors, rows, named } = await runBatch(db, {
		sectors: db
			.select({ authorities: postcodeSectors.authorities })
			.from(postcodeSectors)
			.where(eq(postcodeSectors.sector, sector)),
		rows: db
			.select({ url: licensingSchemes.url, evidence: licensingSchemes.evidence })
			.from(licensingSchemes)
			.where(isThere),
		named: db
			.select({ code: licensingSchemes.authorityCode })
			.from(licensingSchemes)
			.where(eq(licensingSchemes.id, schemeId ?? "")),
	});
	if (schemeId !== undefined && named.length === 0) {
		throw new Problem("invalid_input", "That scheme is no longer in the register.", {
			fields: { schemeId: "That scheme is no longer in the register." },
		});
	}
	return {
		code: named[0]?.code ?? sectors[0]?.authorities[0]?.[0] ?? null,
		pages: rows.flatMap(({ url, evidence }) => [
			...(url === null ? [] : [url]),
			...evidence.filter(({ publisher }) => publisher === "council").map((page) => page.url),
		]),
	};
}

type Suggestion = Omit<
	typeof registerSuggestions.$inferInsert,
	"id" | "createdAt" | "decision" | "note" | "decidedAt" | "decidedBy" | "letterId"
>;

/** A statement that keeps a suggestion unless it is kept, or too many wait. In the order of the table's columns, as an insert from a query needs them. */
function insertSuggestion({ db, now, token }: Caller, suggestion: Suggestion) {
	const value = (given: string | null | undefined, name: string): SQL.Aliased =>
		sql`${given ?? null}`.as(name);
	const columns = {
		id: value(newId("sug", token), "id"),
		digest: value(suggestion.digest, "digest"),
		authorityCode: value(suggestion.authorityCode, "authority_code"),
		kind: value(suggestion.kind, "kind"),
		postcode: value(suggestion.postcode, "postcode"),
		schemeId: value(suggestion.schemeId, "scheme_id"),
		what: value(suggestion.what, "what"),
		link: value(suggestion.link, "link"),
		// An account that was deleted this moment has said nothing.
		userId: sql`(SELECT id FROM ${users} WHERE ${eq(users.id, suggestion.userId ?? "")})`.as(
			"user_id",
		),
		emailKey: value(suggestion.emailKey, "email_key"),
		createdAt: sql`${now}`.as("created_at"),
		decision: value(null, "decision"),
		note: value(null, "note"),
		decidedAt: value(null, "decided_at"),
		decidedBy: value(null, "decided_by"),
		letterId: value(null, "letter_id"),
	};
	const hasRoom = sql`(SELECT count(*) FROM ${registerSuggestions} AS waiting WHERE waiting.decided_at IS NULL) < ${MOST_WAITING}`;
	return db
		.insert(registerSuggestions)
		.select(db.select(columns).from(sql`(SELECT 1)`).where(and(hasRoom)))
		.onConflictDoNothing();
}
