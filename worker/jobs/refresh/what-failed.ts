import { sources } from "#domain/sources.ts";
import { FileFault } from "#national/files/published-file.ts";
import { RefusedNews } from "#national/run/importer.ts";
import { type Fault, SourceFault } from "#worker/facts/sources/source-fault.ts";
import { reasonOf } from "#worker/platform/reason-of.ts";

/** Why a refresh failed, in words for whoever looks after the data. */
export function whatFailed(cause: unknown): string {
	if (cause instanceof RefusedNews || cause instanceof FileFault) {
		return cause.message;
	}
	if (cause instanceof SourceFault) {
		const what = reasonOf(cause.message.slice(cause.source.length + 2));
		return `${sources[cause.source].publisher}: ${faultInWords[cause.why]} (${what}).`;
	}
	return "It failed on our side: the log says why.";
}

const faultInWords: Readonly<Record<Fault, string>> = {
	unreachable: "it could not be reached",
	timed_out: "it did not answer in time",
	refused: "it refused to answer",
	malformed: "it sent something else than its data",
};
