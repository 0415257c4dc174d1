import { expect, test } from "vitest";
import { findPublishedFile, openPublishedFile } from "./published-files.ts";
import type { Fetch } from "./read-body.ts";

const TEXT = "0123456789".repeat(10);
const tagged = { ETag: '"a"', "Last-Modified": "Tue, 20 Oct 2026 08:30:00 GMT" };

type Asked = { method: string; url: string; range: string | null };
type Answer = (asked: Asked) => Response;

/** A server of one file with answers that a test may replace. Records its requests. */
function serving(...answers: (Answer | null)[]) {
	const asked: Asked[] = [];
	const fetch: Fetch = async (url, init) => {
		const headers = new Headers(init?.headers);
		const question = { method: init?.method ?? "GET", url, range: headers.get("Range") };
		asked.push(question);
		return (answers[asked.length - 1] ?? well)(question);
	};
	return {
		address: { source: "housePriceIndex", url: "https://files.example/a/b.csv", fetch },
		asked,
	} as const;
}

function well({ method, range }: Asked): Response {
	if (method === "HEAD") {
		return new Response(null, { headers: { ...tagged, "Content-Length": String(TEXT.length) } });
	}
	const [, from = "0", to = "0"] = /bytes=(\d+)-(\d+)/.exec(range ?? "") ?? [];
	const last = Math.min(Number(to), TEXT.length - 1);
	return new Response(TEXT.slice(Number(from), last + 1), {
		status: 206,
		headers: { ...tagged, "Content-Range": `bytes ${from}-${last}/${TEXT.length}` },
	});
}

const withStatus =
	(status: number, headers: Record<string, string> = {}) =>
	() =>
		new Response(null, { status, headers });

async function text(bytes: AsyncIterable<Uint8Array>): Promise<string> {
	const parts = [];
	for await (const chunk of bytes) {
		parts.push(chunk);
	}
	return Buffer.concat(parts).toString("latin1");
}

test("a file is described without being read, and read by ranges", async () => {
	const { address, asked } = serving();
	const file = await openPublishedFile(address);
	expect(file).toMatchObject({
		name: "b.csv",
		size: 100,
		tag: '"a"',
		modifiedAt: Date.UTC(2026, 9, 20, 8, 30),
	});
	expect(await text(file.read(5, 12))).toBe("5678901");
	expect(await text(file.read(95, 100))).toBe("56789");
	expect(await text(file.read(7, 7))).toBe("");
	expect(asked.map(({ method, range }) => [method, range])).toEqual([
		["HEAD", null],
		["GET", "bytes=5-11"],
		["GET", "bytes=95-99"],
	]);
});

test("a server that refuses HEAD is asked for one byte", async () => {
	const { address } = serving(withStatus(405));
	expect(await findPublishedFile(address)).toMatchObject({ size: 100, tag: '"a"' });
});

test("a server that knows no ranges sends everything, of which the part is taken", async () => {
	const { address } = serving(null, () => new Response(TEXT, { headers: tagged }));
	const file = await openPublishedFile(address);
	expect(await text(file.read(5, 12))).toBe("5678901");
});

test("what is taken from an endless body is let go of", async () => {
	let pulled = 0;
	const endless = () =>
		new Response(
			new ReadableStream({
				pull: (controller) => {
					pulled += 1;
					controller.enqueue(new Uint8Array(10));
				},
			}),
			{ headers: tagged },
		);
	const { address } = serving(null, endless);
	expect(await text((await openPublishedFile(address)).read(5, 25))).toHaveLength(20);
	expect(pulled).toBeLessThan(10);
});

test("without an entity tag the day of the last change tells one edition from another", async () => {
	const dated = { "Last-Modified": "Tue, 20 Oct 2026 08:30:00 GMT", "Content-Length": "100" };
	const { address } = serving(withStatus(200, dated));
	expect((await openPublishedFile(address)).tag).toBe("Tue, 20 Oct 2026 08:30:00 GMT");
});

test("a file that is not there is none, and a fault where it must be", async () => {
	expect(await findPublishedFile(serving(withStatus(404)).address)).toBeNull();
	await expect(openPublishedFile(serving(withStatus(404)).address)).rejects.toMatchObject({
		why: "refused",
	});
});

test("what a server says of a file that is not there is its own affair", async () => {
	const missing = [403, 404];
	for (const status of missing) {
		const { address } = serving(withStatus(status));
		expect(await findPublishedFile({ ...address, missing })).toBeNull();
	}
	const deaf = serving(withStatus(405), withStatus(403));
	expect(await findPublishedFile({ ...deaf.address, missing })).toBeNull();
});

test.each<[string, Answer, string]>([
	[
		"a page",
		withStatus(200, {
			"Content-Type": "text/html; charset=utf-8",
			...tagged,
			"Content-Length": "5",
		}),
		"malformed",
	],
	["no size", withStatus(200, tagged), "malformed"],
	["no tag", withStatus(200, { "Content-Length": "100" }), "malformed"],
	["a shut door", withStatus(403), "refused"],
	["a broken service", withStatus(500), "unreachable"],
	["another host", withStatus(302, { Location: "https://elsewhere.example/b.csv" }), "unreachable"],
	["no address to go to", withStatus(302), "unreachable"],
])("%s instead of a file is a fault", async (_, answer, why) => {
	await expect(openPublishedFile(serving(answer).address)).rejects.toMatchObject({ why });
});

test("nobody there is a fault", async () => {
	const fetch = async () => {
		throw new TypeError("no connection");
	};
	await expect(openPublishedFile({ ...serving().address, fetch })).rejects.toMatchObject({
		why: "unreachable",
	});
});

test("a redirect on the same host is followed, and not for ever", async () => {
	const { address, asked } = serving(withStatus(302, { Location: "/c.csv" }));
	expect(await openPublishedFile(address)).toMatchObject({ size: 100 });
	expect(asked[1]?.url).toBe("https://files.example/c.csv");
	const round = withStatus(302, { Location: "/a/b.csv" });
	const circling = serving(round, round, round, round, round);
	await expect(openPublishedFile(circling.address)).rejects.toMatchObject({ why: "unreachable" });
	expect(circling.asked).toHaveLength(4);
});

test("after a 429 the pause that is asked for is kept, once, if it is short", async () => {
	const patient = serving(withStatus(429, { "Retry-After": "0" }));
	expect(await openPublishedFile(patient.address)).toMatchObject({ size: 100 });
	const often = serving(...Array(2).fill(withStatus(429, { "Retry-After": "0" })));
	await expect(openPublishedFile(often.address)).rejects.toMatchObject({ why: "refused" });
	const long = serving(withStatus(429, { "Retry-After": "3600" }));
	await expect(openPublishedFile(long.address)).rejects.toMatchObject({ why: "refused" });
	expect(long.asked).toHaveLength(1);
});

test.each<[string, Answer, RegExp]>([
	[
		"another tag",
		(asked) =>
			new Response(well(asked).body, {
				status: 206,
				headers: { ETag: '"b"', "Content-Range": "bytes 5-11/100" },
			}),
		/another one/,
	],
	["nothing at that place", withStatus(416, tagged), /another one/],
	[
		"another part",
		() =>
			new Response("5678901", {
				status: 206,
				headers: { ...tagged, "Content-Range": "bytes 6-12/100" },
			}),
		/another part/,
	],
	[
		"less than it said",
		() =>
			new Response("567", {
				status: 206,
				headers: { ...tagged, "Content-Range": "bytes 5-11/100" },
			}),
		/cut off/,
	],
])("a part for which the server sends %s is not taken", async (_, answer, why) => {
	const file = await openPublishedFile(serving(null, answer).address);
	await expect(text(file.read(5, 12))).rejects.toThrow(why);
});

test("a connection that breaks half-way is a fault of the source", async () => {
	const broken = () =>
		new Response(
			new ReadableStream({
				start: (controller) => controller.enqueue(new Uint8Array(3)),
				pull: (controller) => controller.error(new TypeError("gone")),
			}),
			{ status: 206, headers: { ...tagged, "Content-Range": "bytes 5-11/100" } },
		);
	const file = await openPublishedFile(serving(null, broken).address);
	await expect(text(file.read(5, 12))).rejects.toMatchObject({ why: "unreachable" });
});
