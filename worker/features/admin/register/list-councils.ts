import { asc } from "drizzle-orm";
import type { Councils, CouncilWards } from "#contracts/admin/licensing-register.ts";
import type { Administrator } from "#worker/accounts/administrators.ts";
import { runBatch } from "#worker/db/run-batch.ts";
import { authorities } from "#worker/db/schema/reference.ts";
import { Problem } from "#worker/platform/problem.ts";
import { selectAuthority, selectWards } from "./register-repository.ts";

/** Every local authority, by name. */
export async function listCouncils({ db }: Administrator): Promise<Councils> {
	const { code, name } = authorities;
	return {
		councils: await db
			.select({ code, name })
			.from(authorities)
			.orderBy(asc(name), asc(code))
			.execute(),
	};
}

/** The wards of an authority, by name; our tables hold none of Northern Ireland. @throws Problem `not_found` for no authority */
export async function listWards({ db }: Administrator, authority: string): Promise<CouncilWards> {
	const { council, wards } = await runBatch(db, {
		council: selectAuthority(db, authority),
		wards: selectWards(db, authority),
	});
	if (council.length === 0) {
		throw new Problem("not_found", "There is no such council.");
	}
	return { wards };
}
