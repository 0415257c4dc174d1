import { lookup } from "node:dns/promises";
import type { SourceMode } from "./parse-options.ts";

/** Any of the live sources; the one that the others wait for. */
const PROBED = "api.postcodes.io";
const PATIENCE = 1_500;

/** The live sources where their names resolve, else none: without a network each would fail on every new postcode, loudly. */
export async function reachableSources(
	resolve: (host: string) => Promise<unknown> = (host) => lookup(host),
): Promise<SourceMode> {
	const resolved = resolve(PROBED).then(
		() => true,
		() => false,
	);
	const timer = AbortSignal.timeout(PATIENCE);
	const expired = new Promise<boolean>((settle) => {
		timer.addEventListener("abort", () => settle(false), { once: true });
	});
	return (await Promise.race([resolved, expired])) ? "live" : "off";
}
