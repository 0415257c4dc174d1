import type { Bindings, World } from "#worker/platform/env.ts";

/** What a handler finds on its context. */
export type AppEnv = {
	Bindings: Bindings;
	Variables: { world: World; requestId: string };
};
