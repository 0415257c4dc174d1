import type { Fetch } from "./fetch.ts";

/** What the Worker needs of the world beyond its bindings. Tests hand in their own. */
export type World = { readonly fetch: Fetch; readonly now: () => number };

/** Secrets, which wrangler.toml cannot name. All optional: without one its source is off and says so. */
export type Secrets = { readonly EPC_REGISTER_TOKEN?: string };

export type Bindings = Env & Secrets;
