import { type Journeys, journeyServers } from "../browser/journey-servers.ts";
import { serveBuild, serveBuilt } from "./serve-build.ts";
import { stopOnSignal } from "./serving.ts";

/** Switched off, so that a journey sees what is said of a source that is off. The rents of the release answer without it. */
const off = "PRIVATE_RENTS_URL";

const servingOf = ({ port, data }: Journeys) => ({ port, state: data, off }) as const;

// What playwright.config.ts starts for each of its workers, whose number is given: the first builds the product for all.
const [first, ...others] = journeyServers;
const here = others.find(({ worker }) => String(worker) === process.argv[2]);
const { close } = await (here
	? serveBuilt(servingOf(here))
	: serveBuild(
			servingOf(first),
			others.map(({ data }) => data),
		));
stopOnSignal(close);
