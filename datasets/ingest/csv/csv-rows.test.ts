import { expect, test } from "vitest";
import { cpuTimeOf } from "#domain/test/time-taken.ts";
import { type CsvBatch, type CsvOptions, csvRows } from "./csv-rows.ts";

async function* inPieces(bytes: Uint8Array, piece: number): AsyncGenerator<Uint8Array> {
	for (let at = 0; at < bytes.length; at += piece) {
		yield bytes.slice(at, at + piece);
	}
}

const bytesOf = (text: string | Uint8Array): Uint8Array =>
	typeof text === "string" ? new TextEncoder().encode(text) : text;

async function batchesOf(
	text: string | Uint8Array,
	{ piece = 1_000_000, ...options }: CsvOptions & { piece?: number } = {},
): Promise<CsvBatch[]> {
	const batches: CsvBatch[] = [];
	for await (const batch of csvRows(inPieces(bytesOf(text), piece), options)) {
		batches.push(batch);
	}
	return batches;
}

async function rowsOf(text: string | Uint8Array, piece?: number): Promise<string[][]> {
	const batches = await batchesOf(text, piece === undefined ? {} : { piece });
	return batches.flatMap(({ rows }) => rows);
}

test.each<[string, string, string[][]]>([
	[
		"fields without quotes",
		"a,b\nc,d\n",
		[
			["a", "b"],
			["c", "d"],
		],
	],
	[
		"fields in quotes",
		'"a","b"\n"c","d"\n',
		[
			["a", "b"],
			["c", "d"],
		],
	],
	[
		"some of both",
		'a,"b"\n"c",d\n',
		[
			["a", "b"],
			["c", "d"],
		],
	],
	[
		"blank fields",
		'"","a",""\n,b,\n',
		[
			["", "a", ""],
			["", "b", ""],
		],
	],
	["a comma within quotes", '"a,b",c\n', [["a,b", "c"]]],
	["quotes and commas that look like the next field", '"a"",""b","c"\n', [['a","b', "c"]]],
	["doubled quotes", '"say ""a""",b\n', [['say "a"', "b"]]],
	["nothing but a quote", '"""","a"\n', [['"', "a"]]],
	[
		"a line end within quotes",
		'"a\nb",c\r\n"d\r\n\ne",f\n',
		[
			["a\nb", "c"],
			["d\r\n\ne", "f"],
		],
	],
	[
		"line ends of Windows",
		'a,b\r\n"c","d"\r\n"e",f\r\n',
		[
			["a", "b"],
			["c", "d"],
			["e", "f"],
		],
	],
	[
		"no line end at the end",
		'a,b\nc,"d"',
		[
			["a", "b"],
			["c", "d"],
		],
	],
	[
		"blank lines",
		"\na,b\n\r\n\nc,d\n\n",
		[
			["a", "b"],
			["c", "d"],
		],
	],
	[
		"a byte order mark",
		'\uFEFF"a",b\nc,d\n',
		[
			["a", "b"],
			["c", "d"],
		],
	],
	[
		"a mark further on",
		"a,b\n\uFEFFc,d\n",
		[
			["a", "b"],
			["\uFEFFc", "d"],
		],
	],
	[
		"letters of several bytes",
		'"Ynys Môn","€"\nLlŷn,𝟙\n',
		[
			["Ynys Môn", "€"],
			["Llŷn", "𝟙"],
		],
	],
	["nothing", "", []],
])("%s are read alike, wherever the pieces end", async (_, text, expected) => {
	for (const piece of [1, 2, 3, 5, 7, 1000]) {
		expect(await rowsOf(text, piece)).toEqual(expected);
	}
});

test("who stops behind a batch goes on from its end", async () => {
	const text = 'a,"Môn"\r\n"b\nc",d\n\ne,f\n"g","h"';
	const whole = await rowsOf(text);
	for (const piece of [1, 4, 6, 11]) {
		for (const { end } of await batchesOf(text, { piece })) {
			const before = bytesOf(text).slice(0, end);
			const after = bytesOf(text).slice(end);
			expect([...(await rowsOf(before)), ...(await rowsOf(after))]).toEqual(whole);
		}
	}
});

test("the end of the last batch is the end of the bytes, and it is said whether a line end stands there", async () => {
	expect((await batchesOf("a,b\nc,d\n")).at(-1)).toMatchObject({ end: 8, isEnded: true });
	expect((await batchesOf("a,b\nc,d")).at(-1)).toMatchObject({ end: 7, isEnded: false });
});

test("lines that are no UTF-8 are read as Windows-1252 and counted, the others as they are", async () => {
	const text = Uint8Array.from([
		...bytesOf("Ynys Môn,1\n"),
		...bytesOf("Ynys M"),
		0xf4,
		...bytesOf("n,2\r\n"),
		...bytesOf('"Llŷn\n'),
		0x80,
		...bytesOf('5",3\n'),
	]);
	const [batch] = await batchesOf(text);
	expect(batch).toEqual({
		rows: [
			["Ynys Môn", "1"],
			["Ynys Môn", "2"],
			["Llŷn\n€5", "3"],
		],
		end: text.length,
		isEnded: true,
		oldEncoding: 2,
	});
});

test.each<[string, string, string]>([
	["a quote inside a field", 'a,b\nc,5" pipe\n', "row 2 has a quote where none may stand"],
	["text behind the closing quote", 'a,b\n"c"d,e\n', "row 2 has a quote where none may stand"],
	["quotes that are never closed", 'a,b\n"c,d\ne,f\n', "row 2 breaks off within quotes"],
	["a row that never ends", `a,b\n${"c".repeat(300)}`, "row 2 is longer than 200 bytes"],
	["a long row among others", `a,b\n${"c".repeat(300)}\nd,e\n`, "row 2 is longer than 200 bytes"],
	["quotes that swallow the file", `a,b\n"${"c\n".repeat(300)}`, "row 2 is longer than 200 bytes"],
])("%s: the row is named", async (_, text, message) => {
	for (const piece of [7, 10_000]) {
		await expect(batchesOf(text, { piece, longestRow: 200 })).rejects.toThrow(
			new SyntaxError(message),
		);
	}
});

test.each([1, 7, 64])("a row of many lines comes whole in pieces of %i bytes", async (piece) => {
	const lines = "line\n".repeat(40);
	expect(await rowsOf(`a,"${lines}"\nb,c\n`, piece)).toEqual([
		["a", lines],
		["b", "c"],
	]);
	const batches = await batchesOf(`a,"${lines}"\n`, { piece });
	expect(batches.at(-1)).toMatchObject({ isEnded: true });
});

test("a row is named by its place in the file, whatever was read before", async () => {
	await expect(batchesOf('a,b\nc,5" pipe\n', { rowsBefore: 1000 })).rejects.toThrow("row 1002 has");
});

test("a megabyte within quotes takes no time, closed or not", async () => {
	const took = await cpuTimeOf(async () => {
		const open = `a,"${'"'.repeat(1_000_000)}\n`;
		await expect(batchesOf(open, { longestRow: 2e6 })).rejects.toThrow("breaks off within quotes");
		const [[closed] = []] = await rowsOf(`"${'""'.repeat(20_000)}",a\n`);
		expect(closed).toHaveLength(20_000);
	});
	expect(took).toBeLessThan(1000);
});
