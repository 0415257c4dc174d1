import { HOST, NAME, PAYMENTS_OFFSET, SIMULATOR_OFFSET } from "../dev/serving.ts";

/** A product that one worker of Playwright runs its journeys against: addresses of it and of the simulators beside it, and the folder of its data. */
export type Journeys = {
	readonly worker: number;
	readonly port: number;
	readonly product: string;
	readonly payments: string;
	readonly sources: string;
	readonly data: string;
};

/** One for each of Playwright's workers: journeys move the clock, and order the simulators about. */
export const journeyServers = [serverOf(0), serverOf(1)] as const;

function serverOf(worker: number): Journeys {
	const port = 4173 + 10 * worker;
	const at = (offset: number) => `http://${HOST}:${port + offset}`;
	return {
		worker,
		port,
		product: `http://${NAME}:${port}`,
		payments: at(PAYMENTS_OFFSET),
		sources: at(SIMULATOR_OFFSET),
		data: `.wrangler/journeys/${port}`,
	};
}

/** @throws Error where there are more workers than products */
export function journeyServer(worker: number): Journeys {
	const server = journeyServers[worker];
	if (server === undefined) {
		throw new Error(`No product is served for the journeys of worker ${worker}.`);
	}
	return server;
}
