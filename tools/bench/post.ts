import { randomUUID } from "node:crypto";

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

export function median(times: readonly number[]): number {
	return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
