import type { Location } from "react-router";

const names = ["setup_intent", "payment_intent"] as const;

/**
 * The intent with which the payment provider sends somebody back, in the address it sends them to: null where it is any other
 * visit. The address holds secrets of the payment besides, and says how it ended, which is not believed.
 */
export function intentInAddress(query: URLSearchParams): string | null {
	return names.map((name) => query.get(name)).find((id) => id !== null) ?? null;
}

/** The same once it was put beside the entry of the history, where a page that is loaded again finds it. */
export function intentInHistory({ state }: Pick<Location, "state">): string | null {
	return typeof state === "object" &&
		state !== null &&
		"intentId" in state &&
		typeof state.intentId === "string"
		? state.intentId
		: null;
}
