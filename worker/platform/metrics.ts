import type { Bindings } from "./env.ts";
import { log } from "./log.ts";
import type { Tally } from "./log-context.ts";
import { reasonOf } from "./reason-of.ts";

/** A piece of work that has come to an end. */
type Measurement = Tally & {
	readonly kind: "request" | "job" | "webhook" | "step";
	/** The pattern of a route, or the name of a job, an event's type or a step: of a limited number, and never what a visitor typed. */
	readonly name: string;
	/** The status of a request; `done` or `failed` of all else. */
	readonly outcome: string;
	readonly ms: number;
};

/**
 * Writes one data point to Analytics Engine, where it is bound. Its columns are listed in docs/operations.md: index1 and blob1 kind, blob2 name, blob3
 * outcome, blob4 cache, double1 milliseconds, double2 round trips to the database.
 */
export function measure(
	{ METRICS }: Pick<Bindings, "METRICS">,
	{ kind, name, outcome, cache, ms, d1Calls }: Measurement,
): void {
	try {
		METRICS?.writeDataPoint({
			indexes: [kind],
			blobs: [kind, name, outcome, cache ?? ""],
			doubles: [ms, d1Calls],
		});
	} catch (cause) {
		log.error("a data point could not be written", { kind, reason: reasonOf(cause) });
	}
}
