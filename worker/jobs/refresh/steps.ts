import type { WorkflowStep, WorkflowStepConfig } from "cloudflare:workers";
import { type Recorder, recordWork } from "#worker/platform/record-work.ts";

/** Does the steps of a refresh one after another. */
export type Steps = {
	/**
	 * Does one step and returns its answer, which is kept: a run that begins again
	 * gets the kept answer and does not repeat the step. `name` is unique to a step.
	 * @throws an error with the message of what the work threw last
	 */
	readonly do: <T extends Rpc.Serializable<T>>(name: string, work: () => Promise<T>) => Promise<T>;
};

/** Does each step once, there and then. */
export const atOnce: Steps = { do: (_, work) => work() };

/** How often a step is tried. Three times four minutes and the pauses between are less than the silence after which a run counts as dead. */
const patience = {
	/** No one waits, and by next week much would be older than it should be. */
	schedule: {
		retries: { limit: 2, delay: "30 seconds", backoff: "exponential" },
		timeout: "4 minutes",
	},
	/** Anyone who pressed the button waits to be told what is wrong, and can press again. */
	administrator: { retries: { limit: 0, delay: 0 }, timeout: "4 minutes" },
} as const satisfies Record<string, WorkflowStepConfig>;

type Run = {
	readonly startedBy: keyof typeof patience;
	/** The Workflow's id of this run, which each line of the log carries. */
	readonly run: string;
	readonly recorder: Recorder;
};

/**
 * Does each step, tries again where whoever started the run is patient, and keeps
 * its answer beyond a death of the machine. Each try writes a line into the log.
 */
export function durably(step: WorkflowStep, { startedBy, run, recorder }: Run): Steps {
	return {
		do: (name, work) =>
			step.do(name, patience[startedBy], () =>
				recordWork(recorder, { kind: "step", name, fields: { run } }, work),
			),
	};
}
