import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { root } from "../dev/project.ts";
import { eachPlaced } from "./placed-postcodes.ts";
import { readDerived } from "./read-derived.ts";

/*
 * `npm run data:drawn-postcodes -- FILE TABLE`: draws the postcodes of datasets/test/drawn-postcodes/ out of Code-Point Open (FILE) and a table of areas that
 * was derived from it by another road (TABLE). Its README says how.
 */

const SEED = "2026-11-25";
const POSTCODES = 500;
const SECTORS = 8;
const HEADER = "postcode,easting,northing,authority,area,small_area";

/** Sort key of the draw: the lowest comes first. It depends on the seed and the name alone, not on the order of the file. */
function lot(name: string): string {
	return createHash("sha256").update(`${SEED} ${name}`).digest("hex");
}

const USAGE = "npm run data:drawn-postcodes -- <codepo_gb.zip> <a table of postcodes and areas>";

async function main(file = "", table = ""): Promise<void> {
	const derived = await readDerived(table);
	const lines = new Map<string, string>();
	await eachPlaced(file, ({ unit: { postcode, position }, authority }) => {
		const other = derived.get(postcode);
		if (other && position && "easting" in position) {
			const { easting, northing } = position;
			const { area, smallArea } = other;
			lines.set(postcode, [postcode, easting, northing, authority, area, smallArea].join(","));
		}
	});
	const sectorOf = (postcode: string) => postcode.slice(0, -2);
	const sectors = new Set(drawn(new Set([...lines.keys()].map(sectorOf)), SECTORS));
	const whole = [...lines.keys()].filter((postcode) => sectors.has(sectorOf(postcode)));
	await write("postcodes.csv", drawn(lines.keys(), POSTCODES), lines);
	await write("sectors.csv", whole, lines);
}

function drawn(names: Iterable<string>, count: number): string[] {
	const lots = [...names].map((name) => ({ name, lot: lot(name) }));
	lots.sort((a, b) => (a.lot < b.lot ? -1 : 1));
	return lots.slice(0, count).map(({ name }) => name);
}

async function write(name: string, postcodes: string[], lines: ReadonlyMap<string, string>) {
	const rows = postcodes.toSorted().map((postcode) => lines.get(postcode));
	const to = path.join(root, "datasets/test/drawn-postcodes", name);
	await writeFile(to, `${[HEADER, ...rows].join("\n")}\n`);
	console.info(`${name}: ${rows.length} postcodes`);
}

await runOnFiles({ count: 2, usage: USAGE }, main);
