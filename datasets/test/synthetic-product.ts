import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";

/** One line in the product's shape, at Manchester unless told otherwise. */
export function unitLine(
	postcode: string,
	{
		quality = 10,
		easting = 385_362,
		northing = 395_131,
		district = "E08000003",
		ward = "E05011377",
	} = {},
): string {
	return `"${postcode}",${quality},${easting},${northing},"E92000001","E19000001","E18000002","","${district}","${ward}"`;
}

/** The bytes of an archive in the product's shape, from lines by postcode area. */
export function productZip(
	areas: Readonly<Record<string, readonly string[]>>,
	{ date = "20251020", without = "", packed = true } = {},
): Uint8Array {
	const counts = Object.entries(areas).map(
		([area, lines]) => `${area.padStart(8)}\t${lines.length}`,
	);
	const files: Record<string, Uint8Array> = {
		"Doc/metadata.txt": strToU8(
			["ORDNANCE SURVEY", `COPYRIGHT DATE: ${date}`, ...counts, ""].join("\n"),
		),
		"Doc/Code-Point_Open_Column_Headers.csv": strToU8("PC,PQ\n"),
	};
	for (const [area, lines] of Object.entries(areas)) {
		files[`Data/CSV/${area.toLowerCase()}.csv`] = strToU8(
			lines.map((line) => `${line}\n`).join(""),
		);
	}
	const kept = Object.entries(files).filter(([name]) => name !== without);
	// A fixed time in the archive, because otherwise the same product would be another file a moment later.
	const mtime = "2025-11-01T00:00:00";
	return zipSync(Object.fromEntries(kept), { level: packed ? 6 : 0, mtime });
}

/** Hands the bytes over as a file, for as long as `use` runs. */
export async function asFile<T>(
	bytes: Uint8Array | string,
	use: (path: string) => Promise<T>,
): Promise<T> {
	const folder = await mkdtemp(join(tmpdir(), "lettable-test-"));
	try {
		const path = join(folder, "codepo_gb.zip");
		await writeFile(path, bytes);
		return await use(path);
	} finally {
		await rm(folder, { recursive: true });
	}
}
