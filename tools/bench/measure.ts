import autocannon from "autocannon";
import { median } from "./post.ts";

/** Visitors at once. */
const CONNECTIONS = 50;

export type Load = { readonly perSecond: number; readonly p50: number };

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
	return median(times);
}
