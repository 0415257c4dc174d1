import type { PublishedFile } from "#datasets/ingest/files/published-file.ts";
import { readAt } from "#datasets/ingest/files/read-at.ts";
import { directoryEdition, postcodesIn } from "./directory.ts";
import { Defect, type PostcodeArea, type Product } from "./postcode-unit.ts";

/** Bytes read at a time. */
const CHUNK = 4_000_000;
const LINE_END = 10;

/** A run of lines of one area, in bytes. */
type ByteRange = { readonly from: number; to: number };

/**
 * The single large file of the National Statistics Postcode Lookup or the ONS Postcode Directory. A first pass records where each area's lines are and how
 * many postcodes it has. Areas are then read one at a time, so memory is bounded by the largest area rather than by the file's gigabyte.
 * @throws Defect
 */
export async function readDirectoryFile(file: PublishedFile, digest: string): Promise<Product> {
	const { name } = file;
	const edition = directoryEdition(name);
	const { header, ranges } = await survey(file);
	const areas: PostcodeArea[] = [...ranges]
		.toSorted(([a], [b]) => (a < b ? -1 : 1))
		.map(([code, parts]) => ({
			code,
			read: async () => {
				const texts = [];
				for (const { from, to } of parts) {
					texts.push(await readText(file, from, to));
				}
				return postcodesIn(`${header}\n${texts.join("")}`, name);
			},
		}));
	let count = 0;
	for (const area of areas) {
		count += (await area.read()).units.length;
	}
	return { ...edition, digest, count, listsEnded: true, areas };
}

async function survey(file: PublishedFile) {
	const ranges = new Map<string, ByteRange[]>();
	let header: string | null = null;
	for await (const { line, from, to } of lines(file)) {
		if (header === null) {
			header = Buffer.from(line, "latin1").toString("utf8");
			continue;
		}
		const code = areaOf(line);
		const parts = ranges.get(code) ?? [];
		const last = parts.at(-1);
		if (last?.to === from) {
			last.to = to;
		} else {
			parts.push({ from, to });
			ranges.set(code, parts);
		}
	}
	if (header === null || ranges.size === 0) {
		throw new Defect("it has no postcodes in it");
	}
	return { header, ranges };
}

/** Postcode area at the start of a line: its first column is the postcode in one spelling or another. */
function areaOf(line: string): string {
	return /^"?([A-Z]{1,2})\d/i.exec(line)?.[1]?.toUpperCase() ?? "?";
}

async function* lines(file: PublishedFile) {
	const { size } = file;
	let rest = Buffer.alloc(0);
	let at = 0;
	for (let read = 0; read < size; read += CHUNK) {
		const bytes = Buffer.concat([rest, await readAt(file, read, Math.min(size, read + CHUNK))]);
		let start = 0;
		for (let end = bytes.indexOf(LINE_END); end !== -1; end = bytes.indexOf(LINE_END, start)) {
			yield {
				line: bytes.toString("latin1", start, end),
				from: at + start,
				to: at + end + 1,
			};
			start = end + 1;
		}
		rest = bytes.subarray(start);
		at += start;
	}
	if (rest.length > 0) {
		yield { line: rest.toString("latin1"), from: at, to: size };
	}
}

async function readText(file: PublishedFile, from: number, to: number): Promise<string> {
	return new TextDecoder().decode(await readAt(file, from, to));
}
