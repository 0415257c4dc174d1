import type { Fetch } from "#datasets/http/read-body.ts";
import type { SecretName } from "#domain/business/settings.ts";

/** What the Worker needs of the world beyond its bindings. Tests hand in their own. */
export type World = {
	readonly fetch: Fetch;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** A secret no one can guess: 256 random bits as 43 characters of base64url. */
	readonly token: () => string;
	/** Lets so many milliseconds pass. In a world without it they pass at once. */
	readonly pause?: (ms: number) => Promise<void>;
};

/** Secrets, which wrangler.toml cannot name. All optional here: without one what needs it is off and says so. */
export type Secrets = { readonly [Name in SecretName]?: string };

/** Set by the development server alone, for a build that may name simulators. */
export type Development = {
	/** The postcodes that the simulator of sources knows, between commas. */
	readonly SIMULATED_POSTCODES?: string;
	/** Where a language model is simulated. */
	readonly SIMULATED_MODEL_URL?: string;
};

export type Bindings = Env & Secrets & Development;
