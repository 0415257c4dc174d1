import { parseArgs } from "node:util";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { type Kind, kinds } from "./fault.ts";

/** The two times at which it is recorded what is caught: before the tests were made faster, and since. */
export const times = ["before", "after"] as const;
export type Time = (typeof times)[number];

export type FaultOptions = {
	readonly only: readonly Kind[];
	/** Names of faults; none for all. */
	readonly names: readonly string[];
	/** A commit whose code and tests are tried in place of the checkout's own. */
	readonly rev: string | null;
	readonly record: Time | null;
	/** Tests that reach a file by way of the whole product too, for what survives the rest. */
	readonly wide: boolean;
	/** Journeys, for what survives all tests. */
	readonly journeys: boolean;
};

/**
 * Reads what was asked for: `--only web,worker`, `--fault NAME` as often as wanted, `--rev COMMIT`, `--record before`, `--wide`, `--journeys`.
 * @throws Refusal in words for anyone who typed it
 */
export function parseFaultOptions(args: string[]): FaultOptions {
	const { values } = parseArgs({
		args,
		options: {
			only: { type: "string" },
			fault: { type: "string", multiple: true, default: [] },
			rev: { type: "string" },
			record: { type: "string" },
			wide: { type: "boolean", default: false },
			journeys: { type: "boolean", default: false },
		},
	});
	return {
		only: values.only?.split(",").map((name) => oneOf(kinds, name, "--only")) ?? kinds,
		names: values.fault,
		rev: values.rev ?? null,
		record: values.record === undefined ? null : oneOf(times, values.record, "--record"),
		wide: values.wide,
		journeys: values.journeys,
	};
}

function oneOf<Name extends string>(names: readonly Name[], given: string, option: string): Name {
	const found = names.find((name) => name === given);
	if (found === undefined) {
		throw new Refusal(`${option} takes ${names.join(" or ")}, not ${given}.`);
	}
	return found;
}
