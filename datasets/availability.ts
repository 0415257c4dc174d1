import { type Installation, whyOff } from "./ingest/publisher.ts";
import { findDataset } from "./registry.ts";

/** Why a dataset's publisher is not asked in this installation, in a sentence for anyone who runs it; null where it is, or where there is none to ask. */
export function whyNotAsked(id: string, installation: Installation): string | null {
	const publisher = findDataset(id)?.publisher;
	return publisher ? whyOff(publisher, installation) : null;
}
