import type { Installation } from "#datasets/ingest/publisher.ts";
import type { Bindings } from "./env.ts";
import { sourceAddress } from "./source-address.ts";

/** How this installation is connected to the publishers of datasets. */
export function installationOf(env: Bindings): Installation {
	return { settings: env, addressOf: (configured) => sourceAddress(configured) };
}
