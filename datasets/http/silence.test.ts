import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openPublishedFile } from "./published-files.ts";
import type { Fetch } from "./read-body.ts";
import { openSeekableFile } from "./seekable-file.ts";

const SECOND = 1000;
const SIZE = 4;
const headers = { ETag: '"a"', "Content-Length": String(SIZE) };

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

/** A server of one file without ranges. Sends a byte after each of these pauses, in milliseconds, then falls silent unless the file is complete. */
function trickling(...pauses: readonly number[]) {
	let isHungUp = false;
	const body = () => {
		let sent = 0;
		return new ReadableStream<Uint8Array>({
			async pull(controller) {
				if (sent === SIZE) {
					controller.close();
					return;
				}
				const pause = pauses[sent];
				if (pause === undefined) {
					await new Promise(() => undefined);
				}
				await vi.advanceTimersByTimeAsync(pause ?? 0);
				controller.enqueue(new Uint8Array(1));
				sent += 1;
			},
			cancel: () => {
				isHungUp = true;
			},
		});
	};
	const fetch: Fetch = async (_, init) =>
		new Response(init?.method === "HEAD" ? null : body(), { headers });
	return {
		address: { source: "pricePaid", url: "https://files.example/a.csv", fetch },
		isHungUp: () => isHungUp,
	} as const;
}

async function sizeOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
	let size = 0;
	for await (const piece of bytes) {
		size += piece.length;
	}
	return size;
}

/** Advances the clock while a promise is pending. */
async function after<T>(milliseconds: number, waited: Promise<T>): Promise<T> {
	waited.catch(() => undefined);
	await vi.advanceTimersByTimeAsync(milliseconds);
	return waited;
}

test("a server that falls silent within a part is given up on after twenty seconds, and hung up on", async () => {
	const { address, isHungUp } = trickling(0);
	const file = await openPublishedFile(address);
	const reading = sizeOf(file.read(0, SIZE));
	await expect(after(20 * SECOND, reading)).rejects.toMatchObject({
		why: "timed_out",
		message: expect.stringContaining("fell silent"),
	});
	expect(isHungUp()).toBe(true);
});

test("so is one that falls silent within a file that is held", async () => {
	const { address, isHungUp } = trickling(0);
	await expect(after(20 * SECOND, openSeekableFile(address, 100))).rejects.toMatchObject({
		why: "timed_out",
	});
	expect(isHungUp()).toBe(true);
});

test("a server that is slow and steady is read to the end", async () => {
	const { address } = trickling(15 * SECOND, 15 * SECOND, 15 * SECOND, 15 * SECOND);
	expect(await sizeOf((await openPublishedFile(address)).read(0, SIZE))).toBe(SIZE);
	expect(await openSeekableFile(address, 100)).toMatchObject({ size: SIZE });
});

test("a reader that takes its time between two pieces is no silence of the server's", async () => {
	const { address } = trickling(0, 0, 0, 0);
	const file = await openPublishedFile(address);
	let size = 0;
	for await (const piece of file.read(0, SIZE)) {
		size += piece.length;
		await vi.advanceTimersByTimeAsync(60 * SECOND);
	}
	expect(size).toBe(SIZE);
});

/** A server that takes this many milliseconds to begin any answer. */
function brooding(pause: number): Fetch {
	return (_, init) =>
		new Promise((resolve, reject) => {
			setTimeout(() => {
				resolve(new Response(init?.method === "HEAD" ? null : "1234", { headers }));
			}, pause);
			init?.signal?.addEventListener("abort", () => {
				reject(init.signal?.reason);
			});
		});
}

test("a server that does not begin to answer is given up on as early", async () => {
	const { address } = trickling();
	const opening = openPublishedFile({ ...address, fetch: brooding(21 * SECOND) });
	await expect(after(20 * SECOND, opening)).rejects.toMatchObject({ why: "timed_out" });
});

test("one that begins late is read all the same", async () => {
	const { address } = trickling();
	const opening = openPublishedFile({ ...address, fetch: brooding(19 * SECOND) });
	const file = await after(19 * SECOND, opening);
	expect(await after(19 * SECOND, sizeOf(file.read(0, SIZE)))).toBe(SIZE);
});
