import { setTimeout as pause } from "node:timers/promises";

const patience = 30_000;

/** Resolves once the app at `address` says it can answer. Throws the last thing it said when it never does. */
export async function waitUntilHealthy(address: string): Promise<void> {
	const deadline = Date.now() + patience;
	let last = "";
	while (Date.now() < deadline) {
		try {
			const reply = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(patience) });
			if (reply.ok) {
				return;
			}
			last = `${reply.status} ${await reply.text()}`;
		} catch (cause) {
			last = String(cause);
		}
		await pause(100);
	}
	throw new Error(`The app at ${address} did not become ready in ${patience / 1000} s: ${last}`);
}
