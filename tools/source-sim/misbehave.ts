import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { bodyOf, type Reply } from "./exchange.ts";
import { lies } from "./lies.ts";
import { type Simulation, tally } from "./simulation.ts";
import type { SourceName } from "./source-names.ts";

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
	const { type, text } = bodyOf(reply);
	switch (simulation.modes.get(name)) {
		case "down":
			response.destroy();
			return;
		case "cut":
			cut(response, status, { type, text });
			return;
		case "garbage":
			sendGarbage(response, lies[name], { type, text }, tally(simulation.garbage, name));
			return;
		case "slow":
			await patience(response);
			break;
		default:
			break;
	}
	sendReply(response, reply);
}

export function sendReply(response: ServerResponse, reply: Reply): void {
	const { type, text } = bodyOf(reply);
	response.writeHead(reply.status, { "Content-Type": type }).end(text);
}

type Body = ReturnType<typeof bodyOf>;

/** Promises the whole body, sends half and hangs up. */
function cut(response: ServerResponse, status: number, { type, text }: Body): void {
	response.writeHead(status, {
		"Content-Type": type,
		"Content-Length": Buffer.byteLength(text),
	});
	response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
}

/** A page, then half of the answer as if it were whole, then lies; and again. */
function sendGarbage(
	response: ServerResponse,
	lie: unknown,
	{ type, text }: Body,
	sent: number,
): void {
	const lying = typeof lie === "string" ? lie : JSON.stringify(lie);
	const kinds = [PAGE, text.slice(0, Math.floor(text.length / 2)), lying];
	const kind = sent % kinds.length;
	response.writeHead(200, { "Content-Type": kind === 0 ? "text/html" : type }).end(kinds[kind]);
}

/** Waits as long as a slow source does, or until nobody waits for it any more. */
async function patience(response: ServerResponse): Promise<void> {
	const gone = new AbortController();
	response.once("close", () => gone.abort());
	await wait(SLOW_MS, undefined, { signal: gone.signal }).catch(() => undefined);
}
