import type { ZipEntry } from "#datasets/ingest/zip/zip-archive.ts";
import { parseUnit } from "./code-point-row.ts";
import { entryText } from "./directory-row.ts";
import { Defect, type PostcodeUnit, type Product } from "./postcode-unit.ts";

/** An edition of Code-Point Open as OS publishes it, `codepo_gb.zip`, from the files in the archive. @throws Defect when it is not that. */
export async function readCodePoint(
	entries: readonly ZipEntry[],
	digest: string,
): Promise<Product> {
	const metadata = entries.find(({ name }) => name.endsWith("metadata.txt"));
	if (!metadata) {
		throw new Defect("it has no metadata.txt");
	}
	const { asOf, counts } = readMetadata(await entryText(metadata));
	const areas = entries
		.map((entry) => ({ entry, code: areaOf(entry.name) }))
		.filter(({ code }) => code !== "")
		// Digits sort before letters, so sorting areas also sorts their postcodes.
		.toSorted((a, b) => (a.code < b.code ? -1 : 1))
		.map(({ code, entry }) => ({
			code,
			read: async () => ({ units: await readUnits(entry, code, counts.get(code)), ended: [] }),
		}));
	const codes = new Set(areas.map(({ code }) => code));
	const missing = [...counts.keys()].filter((code) => !codes.has(code));
	if (missing.length > 0) {
		throw new Defect(`it has no file for ${missing.join(", ")}`);
	}
	return {
		title: "Code-Point Open",
		asOf,
		digest,
		areas,
		listsEnded: false,
		count: [...counts.values()].reduce((sum, n) => sum + n, 0),
	};
}

function areaOf(name: string): string {
	return (/(?:^|\/)CSV\/([a-z]{1,2})\.csv$/i.exec(name)?.[1] ?? "").toUpperCase();
}

/** The product's own metadata: its copyright date, and the number of postcodes in each area. */
function readMetadata(text: string): { asOf: string; counts: ReadonlyMap<string, number> } {
	const [, year, month] = /^COPYRIGHT DATE: (\d{4})(\d\d)\d\d/m.exec(text) ?? [];
	const counts = new Map(
		[...text.matchAll(/^ *([A-Z]{1,2})\t(\d+)/gm)].map(([, code = "", count]) => [
			code,
			Number(count),
		]),
	);
	if (!year || !month || counts.size === 0) {
		throw new Defect("its metadata.txt gives no date or no areas");
	}
	return { asOf: `${year}-${month}`, counts };
}

async function readUnits(
	entry: ZipEntry,
	code: string,
	count: number | undefined,
): Promise<PostcodeUnit[]> {
	const lines = (await entryText(entry)).split("\n");
	const units = lines
		.filter((line) => line !== "")
		.map((line) => unitOf(line, entry.name))
		.toSorted((a, b) => (a.postcode < b.postcode ? -1 : 1));
	if (units.length !== count) {
		throw new Defect(
			`${entry.name} has ${units.length} postcodes where metadata.txt says ${count}`,
		);
	}
	const stray = units.find(({ postcode }) => postcode.replace(/\d.*$/, "") !== code);
	const repeated = units.find(({ postcode }, at) => postcode === units[at + 1]?.postcode);
	if (stray || repeated) {
		throw new Defect(
			stray
				? `${entry.name} has ${stray.postcode}, which is in another area`
				: `${entry.name} has ${repeated?.postcode} twice`,
		);
	}
	return units;
}

function unitOf(line: string, name: string): PostcodeUnit {
	try {
		return parseUnit(line);
	} catch (cause) {
		throw cause instanceof Defect ? new Defect(`in ${name} ${cause.message}`, { cause }) : cause;
	}
}
