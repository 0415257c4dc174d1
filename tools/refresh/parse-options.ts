import { parseArgs } from "node:util";

/** Which sources the refresh asks, where its data lies, and where the app listens. */
export type RefreshOptions = {
	readonly sources: "sim" | "live";
	readonly state: string;
	readonly port: number;
};

const usage = "usage: npm run refresh [-- --sources sim|live --state <folder> --port N]";
const highestPort = 65_533;

/** Options of `npm run refresh`. Throws one sentence fit for a person when they make no sense. */
export function parseRefreshOptions(args: string[]): RefreshOptions {
	const { sources, state, port } = readArgs(args);
	if (sources !== "sim" && sources !== "live") {
		throw new Error(`--sources is sim or live, not "${sources}"; ${usage}.`);
	}
	const number = Number(port);
	if (!Number.isInteger(number) || number < 1 || number > highestPort) {
		throw new Error(`--port is a whole number from 1 to ${highestPort}, not "${port}"; ${usage}.`);
	}
	return { sources, state, port: number };
}

function readArgs(args: string[]) {
	try {
		return parseArgs({
			args,
			options: {
				sources: { type: "string", default: "sim" },
				// Where `npm run dev` keeps its data, so that the product shows what came in.
				state: { type: "string", default: ".wrangler/state" },
				port: { type: "string", default: "5183" },
			},
		}).values;
	} catch (cause) {
		const [given = ""] = cause instanceof Error ? cause.message.split(/[.;] /) : [];
		throw new Error(`${given.replace(/\.$/, "")}; ${usage}.`, { cause });
	}
}
