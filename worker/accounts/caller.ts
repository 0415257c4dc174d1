import type { Db } from "#worker/db/client.ts";
import type { World } from "#worker/platform/env.ts";

/** What a use case about accounts needs to know of the request it serves. */
export type Caller = {
	readonly db: Db;
	/** UTC milliseconds. */
	readonly now: number;
	readonly token: World["token"];
	/** The network address that asks; of IPv6 the half that names the subscriber. */
	readonly address: string;
	readonly userAgent: string | null;
};
