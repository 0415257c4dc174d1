import { decodeBase64urlIgnorePadding, encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";
import { eq, type SQL, sql } from "drizzle-orm";
import { formatRecoveryCode, RECOVERY_CODES } from "#domain/business/account/recovery-code.ts";
import type { Caller } from "#worker/accounts/caller.ts";
import { hashToken } from "#worker/accounts/hash-token.ts";
import type { UserRow } from "#worker/accounts/users-repository.ts";
import { recoveryCodes, users } from "#worker/db/schema/accounts.ts";

type Holder = Pick<UserRow, "id">;

/** New codes for their owner to write down, and the statement that keeps their hashes and returns them where `condition` on the account's row holds. */
export function newRecoveryCodes({ db, token }: Caller, user: Holder, condition: SQL) {
	const codes = Array.from({ length: RECOVERY_CODES }, () =>
		formatRecoveryCode(encodeBase32LowerCaseNoPadding(decodeBase64urlIgnorePadding(token()))),
	);
	const hashes = JSON.stringify(codes.map((code) => hashRecoveryCode(user, code)));
	const insert = db
		.insert(recoveryCodes)
		.select(
			db
				.select({ codeHash: sql`made.value`.as("code_hash"), userId: users.id })
				.from(users)
				.innerJoin(sql`json_each(${hashes}) AS made`, sql`TRUE`)
				.where(sql`${eq(users.id, user.id)} AND ${condition}`),
		)
		.returning({ codeHash: recoveryCodes.codeHash });
	return { codes, insert };
}

/** What is kept of a code: nothing that another account's code could match. */
export function hashRecoveryCode({ id }: Holder, code: string): string {
	return hashToken(`${id} ${code}`);
}
