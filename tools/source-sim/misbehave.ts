import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { type Body, bodyOf, type Reply } from "./exchange.ts";
import { type Simulation, type SourceName, tally } from "./simulation.ts";

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
			sendGarbage(response, malformed[name], body, tally(simulation.garbage, name));
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

/** Every field that a portal's page may have, with what it cannot mean. */
const malformedHome = {
	propertyData: {
		id: "100000001",
		bedrooms: "three",
		prices: { primaryPrice: 250_000 },
		address: 7,
	},
	props: { initialReduxState: { property: { id: "100000004", price: ["£"], keyInfo: "none" } } },
};
const malformedPage = (script: string) =>
	`<!doctype html><title>A home</title><script ${script}</script>`;

/**
 * Well-formed JSON, lines, or a page in each source's outline that no source may send: values that cannot be beside values of the wrong
 * type. Nothing in it may reach a page.
 */
const malformed: Readonly<Record<SourceName, unknown>> = {
	"postcodes-io": {
		status: 200,
		result: {
			postcode: "M14 5LL",
			country: "England",
			region: 7,
			latitude: 5345.018,
			longitude: "west",
			admin_district: "Manchester",
			admin_ward: "Rusholme",
			codes: { admin_district: 8, admin_ward: "ward", msoa: null },
		},
	},
	"epc-register": {
		data: [
			{
				addressLine1: "1 Pretend Terrace",
				certificateNumber: "none",
				currentEnergyEfficiencyBand: "A",
				postcode: "M14 5LL",
				registrationDate: "2026-02-31",
				uprn: -1,
				energy_rating_current: 4000,
			},
		],
		pagination: { totalRecords: "many" },
	},
	"land-registry": {
		results: {
			bindings: [
				{
					txid: { value: "1" },
					amount: { value: "-999999.5" },
					date: { value: "2025-02-30" },
					postcode: { value: "M14 5LL" },
				},
			],
		},
	},
	"planning-data": {
		entities: [{ entity: -1, dataset: "flood-risk-zone", "flood-risk-level": 99 }],
		count: "several",
	},
	police: [{ category: 12, month: "2026-99" }],
	flood: { items: [{ severityLevel: -3, description: null, timeRaised: 5 }] },
	"bank-rate": "DATE,IUDBEDR\n31 Feb 2026,375\n",
	rightmove: malformedPage(`>window.PAGE_MODEL = ${JSON.stringify(malformedHome)}`),
	zoopla: malformedPage(
		'>self.__next_f.push([1,"\\"priceActual\\":-1,\\"latitude\\":900,\\"longitude\\":0}"])',
	),
	onthemarket: malformedPage(`id="__NEXT_DATA__">${JSON.stringify(malformedHome)}`),
	"private-rents": {
		datasets: [{ uri: "//elsewhere.example/32june2026" }],
		downloads: [{ file: "https://elsewhere.example/rents.xlsx" }],
	},
	"price-paid-files":
		'"{none}","-1","2026-02-31 00:00","NOWHERE","X","?","?","","","","","","","","Z","A"\n',
	"house-price-index": "Date,RegionName,AreaCode,AveragePrice\n31/02/2026,Nowhere,E99999999,-1\n",
	"planning-files":
		"entity,name,organisation-entity,end-date,permitted-development-rights\r\n-1,,nobody,31 Feb 2026\r\n",
	"council-pages": "<!doctype html><title>Just a moment...</title>",
};
