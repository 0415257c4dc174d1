/** What holds data beside the Worker. The product binds each by its name. */
export type Store = { readonly kind: StoreKind; readonly name: string };

export type StoreKind = "database" | "namespace" | "bucket" | "queue";

/** A version of the Worker and how much of the traffic it answers, in per cent. */
export type Share = { readonly version: string; readonly percentage: number };

/** Secrets by their names. */
export type Secrets = Readonly<Record<string, string>>;

/** A version that was put on the platform, and where it answers by the platform's own name; null where it has none. */
export type Opened = { readonly version: string; readonly address: string | null };

/**
 * All that a deployment asks of the platform. Whatever the platform refuses is a `Refusal` in words; nothing is tried again here, because a deployment that
 * was cut off goes on when it is run again.
 */
export type Platform = {
	/** Who is signed in, in words. */
	readonly account: () => Promise<string>;
	/** What stores of a kind there are, each name with its id. */
	readonly stores: (kind: StoreKind) => Promise<ReadonlyMap<string, string>>;
	readonly createStore: (store: Store) => Promise<void>;
	/** Applies the migrations that the database lacks. */
	readonly migrate: () => Promise<void>;
	/** Loads the committed tables that are newer than those held. */
	readonly loadReference: () => Promise<void>;
	/** The versions that answer; null while there is no Worker. */
	readonly serving: () => Promise<readonly Share[] | null>;
	/** Names of the secrets that the version in use has; none while there is no Worker. */
	readonly secretNames: () => Promise<readonly string[]>;
	/** Puts the build on the platform as its first version, with its triggers, and lets it answer everything. */
	readonly open: (secrets: Secrets) => Promise<Opened>;
	/**
	 * Puts the build on the platform as a version that answers nothing, but at an address of its own where it is given an alias. Secrets that are not named
	 * stay as they are.
	 */
	readonly upload: (secrets: Secrets, alias?: string) => Promise<Opened>;
	/** Divides the traffic. */
	readonly share: (shares: readonly Share[]) => Promise<void>;
	/** Applies routes and schedules. */
	readonly applyTriggers: () => Promise<void>;
	/** Names of the domains that may send mail. */
	readonly mailDomains: () => Promise<readonly string[]>;
};
