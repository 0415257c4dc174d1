import type { Fetch } from "#datasets/http/read-body.ts";
import { bodyOf, type Reply, type SourceRequest } from "#tools/source-sim/exchange.ts";
import { answerBankRate } from "#tools/source-sim/sources/bank-rate.ts";
import { answerEpcRegister } from "#tools/source-sim/sources/epc-register.ts";
import { answerFlood } from "#tools/source-sim/sources/flood.ts";
import { answerLandRegistry } from "#tools/source-sim/sources/land-registry.ts";
import { answerLanguageModel } from "#tools/source-sim/sources/language-model.ts";
import { answerPlanningData } from "#tools/source-sim/sources/planning-data.ts";
import { answerPolice } from "#tools/source-sim/sources/police.ts";
import {
	answerOnTheMarket,
	answerRightmove,
	answerZoopla,
} from "#tools/source-sim/sources/portals.ts";
import { answerPostcodesIo } from "#tools/source-sim/sources/postcodes-io.ts";

/** The sources by the hosts of wrangler.toml, and a language model, answered from the simulator's fixtures. */
const hosts: Readonly<Record<string, (request: SourceRequest) => Reply>> = {
	"api.postcodes.io": answerPostcodesIo,
	"api.get-energy-performance-data.communities.gov.uk": answerEpcRegister,
	"landregistry.data.gov.uk": answerLandRegistry,
	"www.planning.data.gov.uk": answerPlanningData,
	"data.police.uk": answerPolice,
	"environment.data.gov.uk": answerFlood,
	"www.bankofengland.co.uk": answerBankRate,
	"www.rightmove.co.uk": answerRightmove,
	"www.zoopla.co.uk": answerZoopla,
	"www.onthemarket.com": answerOnTheMarket,
	"language-model.sim": answerLanguageModel,
};

/** Answers like the outside world on a good day; hosts named in `down` cannot be reached. Counts what it was asked. */
export function simulatedFetch({ down = [] }: { down?: readonly string[] } = {}) {
	const asked: string[] = [];
	const fetch: Fetch = async (url, init) => {
		const { hostname, pathname, searchParams } = new URL(url);
		const answer = hosts[hostname];
		asked.push(`${hostname}${pathname}`);
		if (!answer || down.includes(hostname)) {
			throw new TypeError("connection refused");
		}
		const request = new Request(url, init);
		const reply = answer({
			method: request.method,
			path: pathname,
			query: searchParams,
			headers: Object.fromEntries(request.headers),
			body: new TextDecoder().decode(await request.arrayBuffer()),
			edition: 1,
		});
		const { bytes, headers } = bodyOf(reply);
		return new Response(bytes, { status: reply.status, headers });
	};
	return { fetch, asked };
}
