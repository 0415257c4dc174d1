import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readGivenText, runOnFiles } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { writeDeciles } from "#datasets/postcodes/command/deprivation/small-area-deciles.ts";
import { root } from "../dev/project.ts";

/*
 * `npm run data:deciles -- FOLDER`: writes the decile of every small area by its nation's index of deprivation out of three tables in FOLDER, each with a
 * column of codes and `imd_decile`. What they are and where from: datasets/postcodes/command/deprivation/README.md.
 */

const tables = [
	{ file: "imd2025_england_lsoa21.csv", column: "lsoa21" },
	{ file: "wimd2019_wales_lsoa11.csv", column: "lsoa11" },
	{ file: "simd2020_scotland_dz11.csv", column: "dz11" },
];

const USAGE = "npm run data:deciles -- <folder of the tables of the indices>";

async function main(folder = ""): Promise<void> {
	const deciles = new Map<string, number>();
	for (const { file, column } of tables) {
		const [header = "", ...lines] = (await readGivenText(path.join(folder, file)))
			.trimEnd()
			.split(/\r?\n/);
		const names = header.split(",");
		const [code, decile] = [names.indexOf(column), names.indexOf("imd_decile")];
		if (code === -1 || decile === -1) {
			throw new Refusal(`${file} has no column ${code === -1 ? column : "imd_decile"}.`);
		}
		for (const line of lines) {
			const fields = line.split(",");
			deciles.set(fields[code] ?? "", Number(fields[decile]));
		}
	}
	const to = "datasets/postcodes/command/deprivation/small_area_deciles.csv";
	await writeFile(path.join(root, to), writeDeciles(deciles));
	console.info(`${to}: ${deciles.size} small areas`);
}

await runOnFiles({ count: 1, usage: USAGE }, main);
