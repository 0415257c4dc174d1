import { datasets } from "#domain/datasets.ts";
import { leftOutOf } from "#domain/source-status.ts";
import { heldDatasets } from "#national/store/store.ts";
import { whyOff } from "#worker/facts/datasets/why-off.ts";
import type { Refreshing } from "./refresh-job.ts";

/**
 * Why the weekly refresh has nothing to do for a source, in a sentence: it is off, or follows on a file that nobody imported. No run is begun then,
 * so that none is told as well, or as failed. Null where it is to be refreshed.
 */
export async function whyLeftOut(
	{ env, store }: Refreshing,
	source: string,
): Promise<string | null> {
	const dataset = datasets.find(({ id }) => id === source) ?? {};
	const held = (await heldDatasets(store)).get(source);
	const asOf = held?.complete ? held.as_of : null;
	return leftOutOf(dataset, { whyOff: whyOff(source, env), asOf })?.why ?? null;
}
