import { eq, sql } from "drizzle-orm";
import type { NewSuggestion } from "#contracts/register-suggestion.ts";
import { type Postcode, parsePostcode } from "#domain/base/postcode.ts";
import { emailKey } from "#domain/business/account/email.ts";
import { SUGGESTIONS_HELD, suggestedPageDefect } from "#domain/subjects/licensing/suggestion.ts";
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

/**
 * Keeps what a visitor says is wrong, for an administrator to decide. The same sent
 * twice, at once or later, is kept once. The session alone says whose account it is.
 * @throws Problem `invalid_input` by field, `invalid_postcode`, `rate_limited` for a sender of too many within an hour, and where `makeRoom` found none
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
	const sender = senderOf(caller, user);
	await countAttempt({ ...caller, address: sender.network }, "suggestion", sender.name);
	const suggestion = {
		postcode: parsed.postcode.formatted,
		kind: sent.kind,
		schemeId: sent.schemeId ?? null,
		what: sent.what,
		link: sent.link,
		emailKey: address,
	};
	const row = {
		...suggestion,
		digest: hashToken(JSON.stringify([Object.values(suggestion), user?.id ?? null])),
		authorityCode: council.code,
		userId: user?.id ?? null,
		sender: hashToken(sender.name),
		isProved: sender.isProved,
	};
	const { kept } = await runBatch(caller.db, {
		inserted: insertSuggestion(caller, row),
		room: makeRoom(caller.db, row),
		kept: caller.db
			.select({ id: registerSuggestions.id })
			.from(registerSuggestions)
			.where(eq(registerSuggestions.digest, row.digest)),
	});
	if (kept.length === 0) {
		throw new Problem("rate_limited", NO_ROOM);
	}
}

const NO_ROOM =
	"As many suggestions about this council wait as we hold. Please try again in a few days.";

/**
 * Whose room a suggestion takes: an account that proved its address has its own; all others share
 * their network's. Such accounts of one network are also counted together, apart from strangers there.
 */
function senderOf({ address }: Caller, user: UserRow | null) {
	return user !== null && user.verifiedAt !== null
		? { name: user.id, network: `proved ${address}`, isProved: true }
		: { name: address, network: address, isProved: false };
}

type Council = { readonly code: string | null; readonly pages: readonly string[] };

/**
 * Reads the council of a row, or the one in which most of a postcode's sector lies, and every page that the register holds of councils there.
 * @throws Problem `invalid_input` for no row
 */
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
> & { readonly sender: string; readonly isProved: boolean };

/** A statement that keeps a suggestion unless it is kept. */
function insertSuggestion({ db, now, token }: Caller, suggestion: Suggestion) {
	return db
		.insert(registerSuggestions)
		.values({
			...suggestion,
			id: newId("sug", token),
			createdAt: now,
			// An account that was deleted this moment has said nothing.
			userId: sql`(SELECT id FROM ${users} WHERE ${eq(users.id, suggestion.userId ?? "")})`,
		})
		.onConflictDoNothing();
}

/**
 * Statements that drop suggestions beyond `SUGGESTIONS_HELD`, of one sender and about one council. Senders take turns, each with its newest first, so
 * whoever sent most gives way first. Of senders with as many, whoever came last gives way: otherwise strangers from many networks would push out those who
 * came before. Within one millisecond the order of the rows decides.
 */
function makeRoom(db: Db, { sender, authorityCode, isProved }: Suggestion) {
	const { ofSender, ofCouncil } = SUGGESTIONS_HELD;
	const newestFirst = sql`created_at DESC, rowid DESC`;
	return [
		db.delete(registerSuggestions).where(
			sql`id IN (SELECT id FROM ${registerSuggestions} WHERE sender = ${sender} AND decided_at IS NULL
				ORDER BY ${newestFirst} LIMIT -1 OFFSET ${ofSender})`,
		),
		db.delete(registerSuggestions).where(
			sql`id IN (SELECT id FROM (
				SELECT id, created_at, rowid AS place, row_number() OVER (PARTITION BY ifnull(sender, id) ORDER BY ${newestFirst}) AS turn
				FROM ${registerSuggestions} WHERE authority_code IS ${authorityCode ?? null} AND decided_at IS NULL AND is_proved = ${isProved ? 1 : 0}
			) ORDER BY turn, created_at, place LIMIT -1 OFFSET ${ofCouncil})`,
		),
	] as const;
}
