import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { sharedSample } from "#tools/shared-samples.ts";
import { control } from "./controls.ts";
import { noSuchRoute, type Reply, type SourceRequest } from "./exchange.ts";
import { send, sendReply } from "./misbehave.ts";
import { realSales, realSalesAt } from "./real-sales.ts";
import {
	isSourceName,
	newSimulation,
	type Simulation,
	type SourceName,
	tally,
} from "./simulation.ts";
import { answerBankRate } from "./sources/bank-rate.ts";
import { answerCouncilPages } from "./sources/council-pages.ts";
import { answerEpcRegister } from "./sources/epc-register.ts";
import { answerFlood } from "./sources/flood.ts";
import { answerHousePriceIndex } from "./sources/house-price-index.ts";
import { answerLandRegistry } from "./sources/land-registry.ts";
import { answerPlanningData } from "./sources/planning-data.ts";
import { answerPlanningFiles } from "./sources/planning-files.ts";
import { answerPolice } from "./sources/police.ts";
import { answerOnTheMarket, answerRightmove, answerZoopla } from "./sources/portals.ts";
import { answerPostcodesIo } from "./sources/postcodes-io.ts";
import { answerPricePaidFiles } from "./sources/price-paid-files.ts";
import { answerPrivateRents } from "./sources/private-rents.ts";

const answers: Readonly<Record<SourceName, (sourceRequest: SourceRequest) => Reply>> = {
	"postcodes-io": answerPostcodesIo,
	"epc-register": (sourceRequest) => answerEpcRegister(sourceRequest, officialDocument),
	"land-registry": (sourceRequest) => answerLandRegistry(sourceRequest, realSalesAt),
	"planning-data": answerPlanningData,
	police: answerPolice,
	flood: answerFlood,
	"bank-rate": answerBankRate,
	rightmove: answerRightmove,
	zoopla: answerZoopla,
	onthemarket: answerOnTheMarket,
	"private-rents": answerPrivateRents,
	"price-paid-files": (sourceRequest) => answerPricePaidFiles(sourceRequest, realSales),
	"house-price-index": answerHousePriceIndex,
	"planning-files": answerPlanningFiles,
	"council-pages": answerCouncilPages,
};

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
	};
	if (isSourceName(name)) {
		tally(simulation.hits, name);
		await send(simulation, name, answers[name](sourceRequest), response);
		return;
	}
	sendReply(response, name === "_sim" ? control(simulation, sourceRequest) : noSuchRoute);
}

function asError(cause: unknown): Error {
	return cause instanceof Error ? cause : new Error(String(cause));
}

/**
 * The register's own example documents, one for each schema version, under certificate numbers 9999-0000-0000-0000-0001
 * and up in the order of their file names. None where the shared samples are not on this machine.
 */
function officialDocument(number: string): unknown {
	const folder = sharedSample("epc_new/json_samples");
	const place = /^9999-0000-0000-0000-(\d{4})$/.exec(number)?.[1];
	if (!folder || !place) {
		return null;
	}
	const file = readdirSync(folder).toSorted()[Number(place) - 1];
	return file ? JSON.parse(readFileSync(join(folder, file), "utf8")) : null;
}
