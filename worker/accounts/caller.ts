import type { Db } from "#worker/db/client.ts";
import type { Bindings, World } from "#worker/platform/env.ts";
import type { UserRow } from "./users-repository.ts";

/** What a use case about accounts needs to know of the request it serves. */
export type Caller = {
	readonly db: Db;
	/** UTC milliseconds. */
	readonly now: number;
	readonly token: World["token"];
	/** The network that asks: an IPv4 address, or of IPv6 the part that names the subscriber. */
	readonly address: string;
	readonly userAgent: string | null;
};

/** A reader of something that is not for everybody: somebody signed in, or a stranger. */
export type Reader = {
	readonly user: UserRow | null;
	/** What tells administrators. */
	readonly env: Pick<Bindings, "ADMIN_EMAILS">;
};
