import { parseArgs } from "node:util";
import { Refusal } from "#datasets/ingest/store/store.ts";

/** The groups of gates, which a machine of its own may each have. */
export const groups = ["static", "unit", "worker", "components", "journeys"] as const;
export type Group = (typeof groups)[number];

export type GateOptions = {
	readonly only: readonly Group[];
	/** Which part of the tests, as `1/2`; null for all. */
	readonly shard: string | null;
};

/**
 * Returns which gates to run: `--only static,unit` leaves the rest out, `--shard 1/2` takes the first half of the tests.
 * @throws Refusal in words for anyone who typed it
 */
export function parseGateOptions(args: string[]): GateOptions {
	const { values } = parseArgs({
		args,
		options: { only: { type: "string" }, shard: { type: "string" } },
	});
	const only = values.only?.split(",") ?? groups;
	const unknown = only.filter((name) => !isGroup(name));
	if (unknown.length > 0) {
		throw new Refusal(`There is no group ${unknown.join(", ")}. There are: ${groups.join(", ")}.`);
	}
	if (values.shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(values.shard)) {
		throw new Refusal("--shard takes a part and the number of parts, as 1/2.");
	}
	return { only: only.filter(isGroup), shard: values.shard ?? null };
}

function isGroup(name: string): name is Group {
	return groups.some((group) => group === name);
}
