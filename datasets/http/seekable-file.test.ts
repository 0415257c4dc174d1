import { expect, test } from "vitest";
import type { Fetch } from "./read-body.ts";
import { openSeekableFile } from "./seekable-file.ts";

const TEXT = "0123456789".repeat(10);

/** A server of one file that knows ranges or not, with these headers. Counts what it was asked. */
function serving({
	knowsRanges = false,
	headers = {} as Record<string, string>,
	text = TEXT,
} = {}) {
	const asked: string[] = [];
	const fetch: Fetch = async (_, init) => {
		const range = new Headers(init?.headers).get("Range");
		asked.push(`${init?.method ?? "GET"} ${range ?? ""}`.trim());
		if (init?.method === "HEAD") {
			return new Response(null, { headers: { ...headers, "Content-Length": String(text.length) } });
		}
		const [, from, to] = /bytes=(\d+)-(\d+)/.exec(range ?? "") ?? [];
		return knowsRanges && from && to
			? new Response(text.slice(Number(from), Number(to) + 1), {
					status: 206,
					headers: { ...headers, "Content-Range": `bytes ${from}-${to}/${text.length}` },
				})
			: new Response(text, { headers });
	};
	return {
		address: { source: "privateRents", url: "https://ons.example/a/b.xlsx", fetch },
		asked,
	} as const;
}

async function textOf(bytes: AsyncIterable<Uint8Array>): Promise<string> {
	const parts = [];
	for await (const part of bytes) {
		parts.push(part);
	}
	return Buffer.concat(parts).toString("latin1");
}

test("of a server that knows ranges only parts are asked for", async () => {
	const { address, asked } = serving({ knowsRanges: true, headers: { ETag: '"a"' } });
	const file = await openSeekableFile(address, 1000);

	expect(await textOf(file.read(5, 12))).toBe("5678901");
	expect(asked).toEqual(["GET bytes=0-0", "HEAD", "GET bytes=5-11"]);
});

test.each([
	["knows no ranges", { headers: { ETag: '"a"' } }],
	["gives no sign of which file it is", { knowsRanges: true }],
])("of a server that %s the whole is held", async (_, server) => {
	const { address, asked } = serving(server);
	const file = await openSeekableFile(address, 1000);
	const before = asked.length;

	expect(await textOf(file.read(5, 12))).toBe("5678901");
	expect(await textOf(file.read(90, 100))).toBe("0123456789");
	expect(file).toMatchObject({ name: "b.xlsx", size: 100 });
	expect(asked).toHaveLength(before);
	await expect(textOf(file.read(90, 101))).rejects.toThrow("not as many bytes");
});

test("a held file without a sign has another one when its bytes are others", async () => {
	const one = await openSeekableFile(serving().address, 1000);
	const same = await openSeekableFile(serving().address, 1000);
	const other = await openSeekableFile(serving({ text: "other" }).address, 1000);
	const signed = await openSeekableFile(serving({ headers: { ETag: '"a"' } }).address, 1000);

	expect(one.tag).toBe(same.tag);
	expect(one.tag).not.toBe(other.tag);
	expect(signed.tag).toBe('"a"');
});

test("more than may be held is a fault, and so is a connection that breaks", async () => {
	const { address } = serving();
	const broken = new ReadableStream({
		start: (controller) => controller.error(new TypeError("reset")),
	});
	const breaking: Fetch = async () => new Response(broken);

	await expect(openSeekableFile(address, 99)).rejects.toMatchObject({ why: "malformed" });
	await expect(openSeekableFile(address, 100)).resolves.toMatchObject({ size: 100 });
	await expect(openSeekableFile({ ...address, fetch: breaking }, 100)).rejects.toMatchObject({
		why: "unreachable",
	});
});
