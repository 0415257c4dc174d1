import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { applyCorrections } from "#datasets/licensing/apply-corrections.ts";
import { readCorrections } from "#datasets/licensing/read-corrections.ts";
import { schemeFile } from "#datasets/licensing/scheme-file.ts";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { readReferenceTables } from "#datasets/reference/read-tables.ts";
import { rowsOf } from "#datasets/reference/reference-table.ts";
import { countInWords } from "#domain/base/words.ts";

/** The day on which the pages of the corrections were read, as stored copies. */
const READ_DAY = "2026-11-24";

const datasets = join(import.meta.dirname, "../../datasets");

/** Applies `datasets/licensing/corrections.csv` to the register's file, and prints what it changed, what it refused and what it left. */
await runOnFiles({ count: 0, usage: "npm run register:correct" }, async () => {
	const tables = await readReferenceTables();
	const corrections = readCorrections(
		await readFile(join(datasets, "licensing/corrections.csv"), "utf8"),
	);
	const { schemes, changed, refused } = applyCorrections(readSchemes(tables), corrections, {
		wards: rowsOf(tables, "wards").map((row) => ({
			code: String(row["code"]),
			authorityCode: String(row["authority_code"]),
		})),
		authorities: rowsOf(tables, "authorities").map((row) => ({
			code: String(row["code"]),
			name: String(row["name"]),
		})),
		readDay: READ_DAY,
	});
	await writeFile(join(datasets, "reference/licensing_schemes.csv"), schemeFile(schemes));

	for (const correction of changed) {
		const what =
			correction.change === "set" ? `${correction.field} = ${correction.value}` : correction.change;
		console.info(`changed ${correction.id}: ${what} (line ${correction.checkLine} of the check)`);
	}
	for (const { line, why } of refused) {
		console.error(`refused line ${line}: ${why}`);
	}
	for (const correction of corrections) {
		if (correction.change === "keep") {
			console.info(`left ${correction.id || `line ${correction.checkLine}`}: ${correction.why}`);
		}
	}
	console.info(
		`${countInWords(changed.length, "change")}, ${refused.length} refused, ${countInWords(schemes.length, "row")} in the register.`,
	);
	process.exitCode = refused.length > 0 ? 1 : 0;
});
