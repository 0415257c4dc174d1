import type { Fetch } from "#datasets/http/read-body.ts";

/** What the Worker needs of the world beyond its bindings. Tests hand in their own. */
export type World = {
	readonly fetch: Fetch;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** A secret no one can guess: 256 random bits as 43 characters of base64url. */
	readonly token: () => string;
};

/** Secrets, which wrangler.toml cannot name. All optional: without one what needs it is off and says so. */
export type Secrets = {
	readonly EPC_REGISTER_TOKEN?: string;
	readonly GOOGLE_CLIENT_SECRET?: string;
	readonly STRIPE_SECRET_KEY_LIVE?: string;
	readonly STRIPE_SECRET_KEY_TEST?: string;
	readonly STRIPE_WEBHOOK_SECRET_LIVE?: string;
	readonly STRIPE_WEBHOOK_SECRET_TEST?: string;
	readonly TRIAL_CARD_KEY?: string;
	readonly LINK_KEY?: string;
	readonly TURNSTILE_SECRET_KEY?: string;
};

/** Set by the development server alone, for a build that may name simulators. */
export type Development = {
	/** The postcodes that the simulator of sources knows, between commas. */
	readonly SIMULATED_POSTCODES?: string;
	/** Where a language model is simulated. */
	readonly SIMULATED_MODEL_URL?: string;
};

export type Bindings = Env & Secrets & Development;
