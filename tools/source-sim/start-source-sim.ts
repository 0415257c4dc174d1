import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { control } from "./controls.ts";
import { noSuchRoute, type SourceRequest } from "./exchange.ts";
import { send, sendReply } from "./misbehave.ts";
import { isSourceName, simulated } from "./simulated.ts";
import { newSimulation, type Simulation, tally } from "./simulation.ts";

/**
 * A stand-in for every outside source on one loopback port, each under its own prefix, speaking its official contract
 * from fixtures. Port 0 takes any free one.
 */
export async function startSourceSim({
	port,
}: {
	port: number;
}): Promise<{ url: string; close: () => Promise<void> }> {
	const simulation = newSimulation();
	const server = createServer((request, response) => {
		serve(simulation, request, response).catch((cause: unknown) =>
			response.destroy(asError(cause)),
		);
	});
	// Longer than a client pauses: a connection closed as it is used again fails the request.
	server.keepAliveTimeout = 60_000;
	await new Promise<void>((resolve, reject) => {
		server.once("error", reject).listen(port, "127.0.0.1", resolve);
	});
	const { port: bound } = server.address() as AddressInfo;
	return {
		url: `http://127.0.0.1:${bound}`,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

async function serve(
	simulation: Simulation,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	const url = new URL(request.url ?? "/", "http://127.0.0.1");
	const [, name = "", ...rest] = url.pathname.split("/");
	const sourceRequest: SourceRequest = {
		method: request.method ?? "GET",
		path: `/${rest.join("/")}`,
		query: url.searchParams,
		headers: request.headers,
		body: await text(request),
		edition: simulation.edition,
	};
	if (isSourceName(name)) {
		tally(simulation.hits, name);
		await send(simulation, name, simulated[name].answer(sourceRequest), response);
		return;
	}
	sendReply(response, name === "_sim" ? control(simulation, sourceRequest) : noSuchRoute);
}

function asError(cause: unknown): Error {
	return cause instanceof Error ? cause : new Error(String(cause));
}
