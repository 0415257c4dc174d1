import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { SetupKind, SetupMade, SetupRequest } from "#contracts/subscription.ts";
import { api, call } from "#web/lib/api.ts";
import { ownKey } from "#web/lib/session.ts";

/** What a payment session has to be made for: exactly what the page shows. */
export type WantedSetup = {
	request: SetupRequest;
	/** Kinds of session that fit what the page shows. */
	kinds: readonly SetupKind[];
	/** Key of the payment mode that the page is in. */
	publicKey: string;
};

/** The server made a session that is not the one wanted: in another `mode`, of another `kind`, on other `terms`. */
export class OtherSetup extends Error {
	override readonly name = "OtherSetup";
	readonly what: "mode" | "kind" | "terms";

	constructor(what: OtherSetup["what"]) {
		super("What this page showed is out of date. You have not been charged.");
		this.what = what;
	}
}

/**
 * Asks for the payment session of a plan; idle while its terms are not known. Sessions replace each
 * other, so they are asked for one at a time: the last one wanted then also counts on the server.
 */
export function setupQuery(wanted: WantedSetup | null) {
	return queryOptions({
		queryKey: [...ownKey("subscription-setup"), wanted] as const,
		queryFn: wanted
			? ({ client, signal }) =>
					afterTheLast(client, async () => {
						// Another was wanted meanwhile.
						signal.throwIfAborted();
						const made = await call(api.subscription.setup.$post({ json: wanted.request }));
						return asWanted(made, wanted);
					})
			: skipToken,
		// A session may be over by the time somebody comes back.
		gcTime: 0,
	});
}

/** @throws OtherSetup for a secret that does not belong to what the page shows. */
function asWanted(made: SetupMade, { request, kinds, publicKey }: WantedSetup): SetupMade {
	if (made.publicKey !== publicKey) {
		throw new OtherSetup("mode");
	}
	if (!kinds.includes(made.kind)) {
		throw new OtherSetup("kind");
	}
	if (made.planId !== request.planId || made.amount !== request.amount) {
		throw new OtherSetup("terms");
	}
	return made;
}

const underWay = new WeakMap<QueryClient, Promise<unknown>>();

function afterTheLast<T>(client: QueryClient, work: () => Promise<T>): Promise<T> {
	const next = (underWay.get(client) ?? Promise.resolve()).then(work, work);
	underWay.set(client, next);
	return next;
}
