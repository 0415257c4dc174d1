import { deployedVersion } from "./build.ts";
import type { Bindings, World } from "./env.ts";
import { log } from "./log.ts";
import { type Fields, inLogContext } from "./log-context.ts";
import { measure } from "./metrics.ts";
import { reasonOf } from "./reason-of.ts";

/** Where work is recorded, and the clock that tells how long it took. */
export type Recorder = {
	readonly env: Pick<Bindings, "METRICS"> & Partial<Pick<Bindings, "CF_VERSION_METADATA">>;
} & Pick<World, "now">;

/** A piece of work that no request waits for, or that has a line besides its request's. */
type Work = {
	readonly kind: "job" | "webhook" | "step";
	/** One of a limited number: it names data points too. */
	readonly name: string;
	/** What else every line about it carries. */
	readonly fields?: Fields;
};

/** Does a piece of work and writes one line about it, done or failed, with its time. @throws what the work throws */
export function recordWork<T>(
	{ env, now }: Recorder,
	{ kind, name, fields = {} }: Work,
	work: () => Promise<T>,
): Promise<T> {
	const startedAt = now();
	const about = { [kind]: name, version: deployedVersion(env), ...fields };
	return inLogContext(about, async (tally) => {
		const end = (outcome: "done" | "failed") => {
			const ms = now() - startedAt;
			measure(env, { kind, name, outcome, ms, ...tally });
			return { ms, ...tally };
		};
		try {
			const result = await work();
			log.info(`${kind} done`, end("done"));
			return result;
		} catch (cause) {
			log.error(`${kind} failed`, { ...end("failed"), reason: reasonOf(cause) });
			throw cause;
		}
	});
}
