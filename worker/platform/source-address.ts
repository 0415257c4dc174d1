import type { Installation } from "#datasets/ingest/publisher.ts";
import { SIMULATORS_ALLOWED } from "./build.ts";
import type { Bindings } from "./env.ts";
import { log } from "./log.ts";

/**
 * A base address as configured, without a closing slash; null when empty. Production speaks https to public hosts only, so a
 * simulator's address there counts as none.
 */
export function sourceAddress(
	configured: string | undefined,
	simulatorsAllowed = SIMULATORS_ALLOWED,
): string | null {
	const address = configured?.trim().replace(/\/+$/, "") ?? "";
	if (address === "" || (!simulatorsAllowed && !isPublic(address))) {
		if (address !== "") {
			log.error("source address refused: not a public https host", { address });
		}
		return null;
	}
	return address;
}

/** A name with a dot that is no number: neither an address of a machine nor `localhost`. */
function isPublic(address: string): boolean {
	if (!URL.canParse(address)) {
		return false;
	}
	const { protocol, hostname } = new URL(address);
	return protocol === "https:" && /\.[a-z][a-z0-9-]*$/i.test(hostname);
}

/** How this installation is connected to the publishers of datasets. */
export function installationOf(env: Bindings): Installation {
	return { settings: env, addressOf: (configured) => sourceAddress(configured) };
}

/** Where visitors find the product, without a closing slash; empty while it is not set. */
export function publicUrl(env: Pick<Bindings, "PUBLIC_URL">): string {
	return env.PUBLIC_URL.trim().replace(/\/+$/, "");
}
