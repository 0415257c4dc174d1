import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Where servers listen. */
export const HOST = "127.0.0.1";

/** What browsers call it: a passkey belongs to a name, and to no address of a machine. */
export const NAME = "localhost";

/** The payment simulator listens this far above the app. */
export const PAYMENTS_OFFSET = 1;
/** The source simulator listens this far above the app. */
export const SIMULATOR_OFFSET = 2;

/** Throws one sentence fit for a person when something else listens on the port already. */
export function checkPort(port: number): Promise<void> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", (cause) =>
			reject(
				new Error(
					`Port ${port} cannot be used (${cause.message}): stop what listens there, or choose another with --port N.`,
					{ cause },
				),
			),
		);
		probe.listen(port, HOST, () => probe.close(() => resolve()));
	});
}

const HEALTHY_WITHIN_MS = 30_000;

/** Resolves once the app at `address` says it can answer. Throws the last thing it said when it never does. */
export async function waitUntilHealthy(address: string): Promise<void> {
	const deadline = Date.now() + HEALTHY_WITHIN_MS;
	let last = "";
	while (Date.now() < deadline) {
		try {
			const reply = await fetch(`${address}/api/health`, {
				signal: AbortSignal.timeout(HEALTHY_WITHIN_MS),
			});
			if (reply.ok) {
				return;
			}
			last = `${reply.status} ${await reply.text()}`;
		} catch (cause) {
			last = String(cause);
		}
		await pause(100);
	}
	throw new Error(
		`The app at ${address} did not become ready in ${HEALTHY_WITHIN_MS / 1000} s: ${last}`,
	);
}

/** Closes everything that was started when the process is asked to end, then ends it. */
export function stopOnSignal(close: () => Promise<unknown>): void {
	const stop = () => void close().finally(() => process.exit(0));
	process.once("SIGINT", stop);
	process.once("SIGTERM", stop);
}

/** Does a step of starting up, and logs when it begins and how many seconds it took: the first start takes long and should not look stuck. */
export async function logStep<Result>(
	what: string,
	work: () => Promise<Result>,
	print: (line: string) => void = console.log,
): Promise<Result> {
	const startedAt = performance.now();
	print(`${what} ...`);
	const result = await work();
	print(`${what}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
	return result;
}
