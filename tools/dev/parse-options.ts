import { parseArgs } from "node:util";

/** Where the app fetches facts of a postcode: the real sources, the simulator, or no source. */
export type SourceMode = "live" | "sim" | "off";

/** `sources` is null when the caller leaves the choice to us. */
export type DevOptions = { port: number; sources: SourceMode | null };

const usage = "usage: npm run dev -- [--port N] [--sources live|sim|off]";
const highestPort = 65_533;

/** Options of `npm run dev`. Throws one sentence fit for a person when they make no sense. */
export function parseDevOptions(args: string[]): DevOptions {
	const { port, sources } = readArgs(args);
	const number = Number(port);
	if (!Number.isInteger(number) || number < 1 || number > highestPort) {
		throw new Error(`--port is a whole number from 1 to ${highestPort}, not "${port}"; ${usage}.`);
	}
	if (sources === undefined) {
		return { port: number, sources: null };
	}
	if (sources !== "live" && sources !== "sim" && sources !== "off") {
		throw new Error(`--sources is live, sim or off, not "${sources}"; ${usage}.`);
	}
	return { port: number, sources };
}

function readArgs(args: string[]) {
	try {
		return parseArgs({
			args,
			options: {
				port: { type: "string", default: "5173" },
				sources: { type: "string" },
			},
		}).values;
	} catch (cause) {
		const [given = ""] = cause instanceof Error ? cause.message.split(/[.;] /) : [];
		throw new Error(`${given.replace(/\.$/, "")}; ${usage}.`, { cause });
	}
}
