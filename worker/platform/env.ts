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
	/** Public key of age (`age1…`) that backups are encrypted to. Its secret key never comes near the platform. */
	readonly BACKUP_RECIPIENT?: string;
	/** A bucket elsewhere for backups, by the S3 API: `https://host/bucket`, and what signs for it. Without these it is `BACKUPS`. */
	readonly BACKUP_S3_URL?: string;
	readonly BACKUP_S3_REGION?: string;
	readonly BACKUP_S3_KEY_ID?: string;
	readonly BACKUP_S3_SECRET?: string;
};

/** Set by the development server alone, for a build that may name simulators. */
export type Development = {
	/** The postcodes that the simulator of sources knows, between commas. */
	readonly SIMULATED_POSTCODES?: string;
	/** Where a language model is simulated. */
	readonly SIMULATED_MODEL_URL?: string;
};

export type Bindings = Env & Secrets & Development;
