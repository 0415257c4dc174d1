import type { Facts } from "#domain/base/facts/facts.ts";
import type { Happening } from "#worker/analytics/counts-repository.ts";
import type { Db } from "#worker/db/client.ts";
import type { SingleFlight } from "#worker/platform/single-flight.ts";
import type { LiveSources } from "./live-sources.ts";
import type { PostcodeLookups } from "./postcode-lookup.ts";

/** Facts as they were gathered, and as they are kept: with the shapes for the map that came behind them. */
export type FactsGathered = { readonly facts: Facts; readonly complete: Promise<Facts> };

/** Facts, and whether they were gathered just now or come from the cache. */
export type Gathered =
	| { readonly facts: Facts; readonly fresh: false }
	| (FactsGathered & { readonly fresh: true });

/** Everything one request needs to gather facts about a postcode. */
export type Gathering = PostcodeLookups & {
	readonly db: Db;
	readonly cache: KVNamespace;
	readonly sources: LiveSources;
	/** Gatherings under way in this isolate, by postcode. */
	readonly singleFlight: SingleFlight<Gathered>;
	/** A JSON file of the build by its path; null where there is none. */
	readonly readAsset: (path: string) => Promise<unknown>;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** When the visitor asked, UTC milliseconds: whatever is asked of others must fit into what they are willing to wait. */
	readonly askedAt: number;
	/** Keeps work alive after the visitor has gone. */
	readonly waitUntil: (work: Promise<unknown>) => void;
	/** Counts things that happened, for figures that hold nothing about anybody. No one waits for it. */
	readonly count: (...happenings: readonly Happening[]) => void;
	/** Refuses, by throwing a `Problem`, when this visitor has asked for too many new postcodes. */
	readonly admit: () => Promise<void>;
};
