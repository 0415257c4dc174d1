import { randomUUID } from "node:crypto";
import autocannon from "autocannon";

/** Visitors at once. */
const CONNECTIONS = 50;

type Load = { readonly perSecond: number; readonly p50: number };

/** Requests a second, and the median latency in milliseconds, of one address under load. @throws Error when an answer is not 2xx. */
export async function underLoad(url: string, seconds: number): Promise<Load> {
	const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds });
	if (result.non2xx > 0 || result.errors > 0) {
		throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors under load`);
	}
	return { perSecond: result.requests.average, p50: result.latency.p50 };
}

/** Median latency in milliseconds of asking each address once, one after the other. */
export async function oneByOne(
	urls: readonly string[],
	headers: Record<string, string> = {},
): Promise<number> {
	const times: number[] = [];
	for (const url of urls) {
		const started = performance.now();
		const response = await fetch(url, { headers });
		await response.arrayBuffer();
		if (!response.ok) {
			throw new Error(`${url}: HTTP ${response.status}`);
		}
		times.push(performance.now() - started);
	}
	return medianTime(times);
}

type Posted = {
	/** Milliseconds until the answer stood in full. */
	readonly took: number;
	readonly response: Response;
	/** What it answered, parsed from JSON. */
	readonly answer: unknown;
};

/** Posts JSON as a visitor with a network address of their own. @throws Error for any other status than the one expected. */
export async function post(
	url: string,
	json: object,
	{ expected, cookie }: { expected: number; cookie?: string },
): Promise<Posted> {
	const started = performance.now();
	const response = await fetch(url, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			origin: new URL(url).origin,
			"x-bench-address": randomUUID(),
			...(cookie ? { cookie } : {}),
		},
		body: JSON.stringify(json),
	});
	const text = await response.text();
	const took = performance.now() - started;
	if (response.status !== expected) {
		throw new Error(`${url}: HTTP ${response.status} ${text}`);
	}
	return { took, response, answer: text === "" ? null : JSON.parse(text) };
}

export function medianTime(times: readonly number[]): number {
	return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** One measured figure on a line of its own. */
export function print(what: string, figure: string): void {
	console.info(`${what.padEnd(68)}${figure}`);
}
