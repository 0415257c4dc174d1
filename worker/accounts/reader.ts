import type { Bindings } from "#worker/platform/env.ts";
import type { UserRow } from "./users-repository.ts";

/** Who asks for something that is not everybody's: somebody signed in, or anybody. */
export type Reader = {
	readonly user: UserRow | null;
	/** What tells administrators. */
	readonly env: Pick<Bindings, "ADMIN_EMAILS">;
};
