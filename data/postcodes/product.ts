import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Refusal } from "../refusal.ts";
import { Defect } from "./defect.ts";
import { type PostcodeUnit, parseUnit } from "./postcode-unit.ts";
import { readZip, type ZipEntry } from "./zip-archive.ts";

/** An edition of Code-Point Open as OS publishes it: `codepo_gb.zip`. */
export type Product = {
	/** Month of its copyright date, `YYYY-MM`. */
	readonly asOf: string;
	/** SHA-256 of the archive. */
	readonly digest: string;
	/** Postcodes in it, by its own account. */
	readonly count: number;
	/** In the order of their postcodes: those of one area all come before those of the next. */
	readonly areas: readonly PostcodeArea[];
};

export type PostcodeArea = {
	/** `M`. */
	readonly code: string;
	/** Its postcodes in order. @throws Defect when they are not what the product says they are. */
	units(): Promise<PostcodeUnit[]>;
};

/**
 * Opens an edition for as long as `use` runs. One area's postcodes are held at a time.
 * @throws Refusal when the file is not the product, then or as it is read.
 */
export async function withProduct(
	path: string,
	use: (product: Product) => Promise<void>,
): Promise<void> {
	const archive = await open(path).catch((cause: unknown) => {
		throw new Refusal(`${path} cannot be opened.`, { cause });
	});
	try {
		const entries = await readZip(archive);
		await use(await readProduct(entries, await digestOf(path)));
	} catch (cause) {
		throw cause instanceof Defect
			? new Refusal(`${path} is not Code-Point Open: ${cause.message}.`, { cause })
			: cause;
	} finally {
		await archive.close();
	}
}

async function digestOf(path: string): Promise<string> {
	const hash = createHash("sha256");
	for await (const chunk of createReadStream(path)) {
		hash.update(chunk);
	}
	return hash.digest("hex");
}

async function readProduct(entries: readonly ZipEntry[], digest: string): Promise<Product> {
	const metadata = entries.find(({ name }) => name.endsWith("metadata.txt"));
	if (!metadata) {
		throw new Defect("it has no metadata.txt");
	}
	const { asOf, counts } = readMetadata((await metadata.read()).toString("utf8"));
	const areas = entries
		.map((entry) => ({ entry, code: areaOf(entry.name) }))
		.filter(({ code }) => code !== "")
		// An area's digits sort before any letter, so this is the order of the postcodes too.
		.toSorted((a, b) => (a.code < b.code ? -1 : 1))
		.map(({ code, entry }) => ({ code, units: () => readUnits(entry, code, counts.get(code)) }));
	const codes = new Set(areas.map(({ code }) => code));
	const missing = [...counts.keys()].filter((code) => !codes.has(code));
	if (missing.length > 0) {
		throw new Defect(`it has no file for ${missing.join(", ")}`);
	}
	return { asOf, digest, areas, count: [...counts.values()].reduce((sum, n) => sum + n, 0) };
}

function areaOf(name: string): string {
	return (/(?:^|\/)CSV\/([a-z]{1,2})\.csv$/i.exec(name)?.[1] ?? "").toUpperCase();
}

/** The product's own account of itself: its copyright date, and how many postcodes each area has. */
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
	const lines = (await entry.read()).toString("utf8").split("\n");
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
