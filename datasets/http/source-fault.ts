import type { SourceFailure } from "#domain/base/facts/facts.ts";
import type { SourceId } from "#domain/base/sources.ts";

/**
 * How a source failed. `unreachable`: no connection, or the service is down or has moved; `refused`: it is there and declined; `malformed`: its answer
 * breaks its contract.
 */
export type Fault = Exclude<SourceFailure, "off" | "held" | "no_position" | "nation_not_covered">;

/** What a source throws when it has no answer. The message is for the log, never for a visitor. */
export class SourceFault extends Error {
	override readonly name = "SourceFault";
	readonly source: SourceId;
	readonly why: Fault;

	constructor(source: SourceId, why: Fault, message: string, cause?: unknown) {
		super(`${source}: ${message}`, { cause });
		this.source = source;
		this.why = why;
	}
}
