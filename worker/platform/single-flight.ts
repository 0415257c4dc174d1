import { inTime } from "./in-time.ts";

/** How long a follower waits for the leader before it does the work itself, in milliseconds. */
const PATIENCE = 5_000;

/**
 * `after` runs once after `work`. Until it is done the key stays taken, so that nobody starts in between. `hold` keeps both alive when the leader's visitor
 * leaves. A failure that `isLeadersOwn` concerns the leader alone: followers do the work themselves.
 */
type SharedWork<T> = {
	readonly work: () => Promise<T>;
	readonly after: (result: T) => Promise<unknown>;
	readonly hold: (all: Promise<unknown>) => void;
	readonly isLeadersOwn?: (cause: unknown) => boolean;
};

/**
 * Lets requests that ask for the same thing at the same moment share one piece of work. The first leads, the rest follow; a
 * follower that has waited too long does the work itself. One instance an isolate.
 */
export class SingleFlight<T> {
	readonly #flights = new Map<string, Promise<T>>();

	/** The result of `work`, done once for all who ask for `key` meanwhile. */
	async share(key: string, job: SharedWork<T>): Promise<T> {
		const flight = this.#flights.get(key);
		if (!flight) {
			return this.#lead(key, job);
		}
		const followed = flight.then(
			(result) => ({ result }),
			(cause: unknown) => {
				if (job.isLeadersOwn?.(cause)) {
					return null;
				}
				throw cause;
			},
		);
		const waited = await inTime(followed, PATIENCE);
		return waited ? waited.result : job.work();
	}

	#lead(key: string, { work, after, hold }: SharedWork<T>): Promise<T> {
		const landed = work();
		const cleared = landed
			.then(after)
			.catch(() => undefined)
			.finally(() => this.#flights.delete(key));
		this.#flights.set(key, landed);
		hold(cleared);
		return landed;
	}
}
