import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { control, serveTime } from "./controls.ts";
import { createStripeSim, type StripeSim, type StripeSimOptions } from "./create-stripe-sim.ts";
import { bundleShim } from "./shim/bundle-shim.ts";

type Options = Pick<
	StripeSimOptions,
	"webhook" | "automatic" | "delayMs" | "now" | "moveReceiverClock"
> & {
	readonly port: number;
};

/**
 * Serves the simulator on a loopback port: Stripe's API below `/v1`, its browser script at `/basil/stripe.js`, Stripe's pages for people below `/portal`
 * and `/invoice`, a page to advance time at `/`, and controls below `/_sim`. Port 0 takes any free one. Webhooks are sent automatically by default.
 */
export async function startStripeSim({
	port,
	automatic = true,
	...options
}: Options): Promise<{ url: string; close: () => Promise<void> }> {
	let shim: Promise<string> | null = null;
	const readShim = () => {
		shim ??= bundleShim();
		return shim;
	};
	const server = createServer();
	// Longer than a client pauses: a connection closed as it is used again fails the request.
	server.keepAliveTimeout = 60_000;
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(port, "127.0.0.1", resolve);
	});
	const address = server.address();
	const bound = typeof address === "object" && address ? address.port : port;
	const publicUrl = `http://127.0.0.1:${bound}`;
	const sim = createStripeSim({ ...options, automatic, publicUrl });
	server.on("request", (request: IncomingMessage, response: ServerResponse) => {
		serve({ sim, readShim }, request, response).catch((cause: unknown) =>
			response.destroy(cause instanceof Error ? cause : new Error(String(cause))),
		);
	});
	return {
		url: publicUrl,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function serve(
	{ sim, readShim }: { sim: StripeSim; readShim: () => Promise<string> },
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const { method = "GET", url = "/" } = request;
	const { pathname } = new URL(url, "http://127.0.0.1");
	const body = await text(request);
	if (pathname === "/basil/stripe.js") {
		response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" });
		response.end(await readShim());
		return;
	}
	if (pathname === "/") {
		await serveTime(sim, { method, body }, response);
		return;
	}
	if (pathname.startsWith("/_sim/")) {
		const { status, json } = await control(sim, { method, path: pathname.slice(5), body });
		response.writeHead(status, { "Content-Type": "application/json; charset=utf-8" });
		response.end(JSON.stringify(json));
		return;
	}
	const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
	const answer = await sim.fetch(`http://127.0.0.1${url}`, {
		method,
		headers: Object.fromEntries(headers),
		...(body ? { body } : {}),
	});
	response.writeHead(answer.status, Object.fromEntries(answer.headers));
	response.end(Buffer.from(await answer.arrayBuffer()));
}
