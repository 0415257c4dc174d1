import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Body, bodyOf, type Reply } from "./exchange.ts";
import { type SourceName, simulated } from "./simulated.ts";
import { type Simulation, tally } from "./simulation.ts";

const SLOW_MS = 10_000;
const PAGE = "<!doctype html><title>Service notice</title><p>We will be back shortly.</p>";

/** Sends a reply in the manner the source is set to. */
export async function send(
	simulation: Simulation,
	name: SourceName,
	reply: Reply,
	response: ServerResponse,
): Promise<void> {
	const { status } = reply;
	const body = bodyOf(reply);
	switch (simulation.modes.get(name)) {
		case "down":
			response.destroy();
			return;
		case "cut":
			cut(response, status, body);
			return;
		case "garbage":
			sendGarbage(response, simulated[name].malformed, body, tally(simulation.garbage, name));
			return;
		case "slow":
			await waitWhileSlow(response);
			break;
		default:
			break;
	}
	sendReply(response, reply);
}

export function sendReply(response: ServerResponse, reply: Reply): void {
	const { bytes, headers } = bodyOf(reply);
	response.writeHead(reply.status, headers).end(bytes);
}

/** Promises the whole body, sends half and hangs up. */
function cut(response: ServerResponse, status: number, { bytes, headers }: Body): void {
	response.writeHead(status, { ...headers, "Content-Length": bytes.length });
	response.write(halfOf(bytes), () => response.destroy());
}

function halfOf(bytes: Uint8Array): Uint8Array {
	return bytes.subarray(0, Math.floor(bytes.length / 2));
}

/** A page, then half of the answer as if it were whole, then malformed; and again. */
function sendGarbage(
	response: ServerResponse,
	content: unknown,
	{ bytes, headers }: Body,
	sent: number,
): void {
	const text = typeof content === "string" ? content : JSON.stringify(content);
	const kinds = [PAGE, halfOf(bytes), text];
	const kind = sent % kinds.length;
	const type = kind === 0 ? "text/html" : headers["Content-Type"];
	response.writeHead(200, { "Content-Type": type }).end(kinds[kind]);
}

/** Waits as long as a slow source does, or until the caller hangs up. */
async function waitWhileSlow(response: ServerResponse): Promise<void> {
	const gone = new AbortController();
	response.once("close", () => gone.abort());
	await wait(SLOW_MS, undefined, { signal: gone.signal }).catch(() => undefined);
}
