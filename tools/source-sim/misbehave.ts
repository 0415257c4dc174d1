import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Reply } from "./exchange.ts";
import { lies } from "./lies.ts";
import { type Simulation, tally } from "./simulation.ts";
import type { SourceName } from "./source-names.ts";

const SLOW_MS = 10_000;
const PAGE = "<!doctype html><title>Service notice</title><p>We will be back shortly.</p>";

/** Sends a reply in the manner the source is set to. */
export async function send(
	simulation: Simulation,
	name: SourceName,
	{ status, json }: Reply,
	response: ServerResponse,
): Promise<void> {
	const text = JSON.stringify(json);
	switch (simulation.modes.get(name)) {
		case "down":
			response.destroy();
			return;
		case "cut":
			cut(response, status, text);
			return;
		case "garbage":
			sendGarbage(response, lies[name], text, tally(simulation.garbage, name));
			return;
		case "slow":
			await patience(response);
			break;
		default:
			break;
	}
	sendJson(response, status, text);
}

export function sendJson(response: ServerResponse, status: number, text: string): void {
	response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" }).end(text);
}

/** Promises the whole body, sends half and hangs up. */
function cut(response: ServerResponse, status: number, text: string): void {
	response.writeHead(status, {
		"Content-Type": "application/json; charset=utf-8",
		"Content-Length": Buffer.byteLength(text),
	});
	response.write(text.slice(0, Math.floor(text.length / 2)), () => response.destroy());
}

/** A page, then half of the answer as if it were whole, then lies; and again. */
function sendGarbage(response: ServerResponse, lie: unknown, text: string, sent: number): void {
	const kinds = [PAGE, text.slice(0, Math.floor(text.length / 2)), JSON.stringify(lie)];
	const kind = sent % kinds.length;
	const type = kind === 0 ? "text/html" : "application/json";
	response.writeHead(200, { "Content-Type": type }).end(kinds[kind]);
}

/** Waits as long as a slow source does, or until nobody waits for it any more. */
async function patience(response: ServerResponse): Promise<void> {
	const gone = new AbortController();
	response.once("close", () => gone.abort());
	await wait(SLOW_MS, undefined, { signal: gone.signal }).catch(() => undefined);
}
