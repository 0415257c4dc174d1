import { type Installation, whyOff } from "./ingest/publisher.ts";
import { findDataset } from "./registry.ts";

/** Why this installation does not ask the dataset's publisher, as a sentence for the operator; null where it does, or where there is no publisher to ask. */
export function whyNotAsked(id: string, installation: Installation): string | null {
	const publisher = findDataset(id)?.publisher;
	return publisher ? whyOff(publisher, installation) : null;
}
