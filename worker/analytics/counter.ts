import { londonDay } from "#domain/base/calendar.ts";
import type { Db } from "#worker/db/client.ts";
import { log } from "#worker/platform/log.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";
import { addCounts, type Happening, type Tally } from "./counts-repository.ts";

/** Milliseconds between two writes: what happens meanwhile goes into one. */
const PAUSE = 500;

/** Milliseconds for which one request leads. The platform keeps work alive for thirty seconds behind an answer. */
const LEADS_FOR = 20_000;

/** Milliseconds after which a leader is given up for dead. */
const DEAD_AFTER = 30_000;

/** Different things that are remembered while they cannot be written. */
const MOST_WAITING = 2_000;

/** What a request brings to counting. */
export type CountingContext = {
	readonly db: () => Db;
	/** UTC milliseconds. */
	readonly now: () => number;
	/** Lets so many milliseconds pass. */
	readonly pause: (ms: number) => Promise<void>;
	/** Keeps work alive behind the answer. */
	readonly waitUntil: (work: Promise<unknown>) => void;
};

/**
 * Counts what happens, for the requests of one isolate; no request waits for it. The first request to count writes, and the others add to its next write.
 * Counts that cannot be written wait for the next request. One instance an isolate.
 */
export class Counter {
	#waiting = new Map<string, Tally>();
	#leader: { readonly since: number } | null = null;

	/** Counts things that happened now. Never throws. */
	count(context: CountingContext, happenings: readonly Happening[]): void {
		const now = context.now();
		const day = londonDay(now);
		for (const happening of happenings) {
			this.#add({ ...happening, day, count: 1 });
		}
		const isLed = this.#leader !== null && now - this.#leader.since < DEAD_AFTER;
		if (this.#waiting.size > 0 && !isLed) {
			context.waitUntil(this.#lead(context));
		}
	}

	async #lead({ db, now, pause }: CountingContext): Promise<void> {
		const leader = { since: now() };
		this.#leader = leader;
		try {
			do {
				await this.#write(db());
				// Also behind the last write: of visitors who come one after the other each would lead, and write.
				await pause(PAUSE);
			} while (this.#waiting.size > 0 && now() - leader.since < LEADS_FOR);
		} catch (cause) {
			log.error("counts could not be written", {
				waiting: this.#waiting.size,
				reason: reasonOf(cause),
			});
		}
		if (this.#leader === leader) {
			this.#leader = null;
		}
	}

	async #write(db: Db): Promise<void> {
		const taken = [...this.#waiting.values()];
		this.#waiting.clear();
		try {
			await addCounts(db, taken);
		} catch (cause) {
			for (const tally of taken) {
				this.#add(tally);
			}
			throw cause;
		}
	}

	#add(tally: Tally): void {
		const key = `${tally.day} ${tally.event} ${tally.subject}`;
		const known = this.#waiting.get(key);
		if (known) {
			this.#waiting.set(key, { ...tally, count: known.count + tally.count });
		} else if (this.#waiting.size < MOST_WAITING) {
			this.#waiting.set(key, tally);
		}
	}
}
