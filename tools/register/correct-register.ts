import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { applyRound, correctionRounds } from "#datasets/licensing/command/correction-rounds.ts";
import { schemeFile } from "#datasets/licensing/scheme-file.ts";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { readReferenceTables } from "#datasets/reference/read-tables.ts";
import { countInWords } from "#domain/base/words.ts";

const register = join(import.meta.dirname, "../../datasets/reference/licensing_schemes.csv");

/** Applies every round of corrections to the register's file, and prints what each changed, what it refused and what it left. */
await runOnFiles({ count: 0, usage: "npm run register:correct" }, async () => {
	const tables = await readReferenceTables();
	let schemes = readSchemes(tables);
	let refusals = 0;
	for (const round of correctionRounds) {
		const result = await applyRound(schemes, round, tables);
		schemes = [...result.schemes];
		refusals += result.refused.length;
		for (const correction of result.changed) {
			const what =
				correction.change === "set"
					? `${correction.field} = ${correction.value}`
					: correction.change;
			console.info(`changed ${correction.id}: ${what} (line ${correction.checkLine} of the check)`);
		}
		for (const { line, why } of result.refused) {
			console.error(`refused line ${line}: ${why}`);
		}
		for (const correction of result.corrections) {
			if (correction.change === "keep") {
				console.info(`left ${correction.id || `line ${correction.checkLine}`}: ${correction.why}`);
			}
		}
		console.info(
			`Check of ${round.readDay}: ${countInWords(result.changed.length, "change")}, ${result.refused.length} refused, ${countInWords(schemes.length, "row")} in the register.`,
		);
	}
	await writeFile(register, schemeFile(schemes));
	process.exitCode = refusals > 0 ? 1 : 0;
});
