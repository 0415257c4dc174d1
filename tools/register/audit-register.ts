import { readGivenText, runOnFiles } from "#datasets/commands/run-command.ts";
import { Refusal } from "#datasets/ingest/store/store.ts";
import { readAudit } from "#datasets/licensing/read-audit.ts";
import { committedPlaces } from "#datasets/reference/committed-places.ts";
import { readSchemes } from "#datasets/reference/read-schemes.ts";
import { readReferenceTables } from "#datasets/reference/read-tables.ts";
import { countInWords } from "#domain/base/words.ts";
import { audit } from "#domain/telling/register/audit.ts";
import { auditTable } from "#domain/telling/register/audit-table.ts";

const USAGE =
	"npm run register:audit -- <a list of homes, such as datasets/licensing/audit-addresses.csv>";

/*
 * `npm run register:audit -- FILE`: judges a list of homes whose true need of a licence is known by the committed register, and prints how the verdicts
 * did. Fails where a verdict wrongly said that a licence is needed or is not needed, and where a line could not be read.
 */
await runOnFiles({ count: 1, usage: USAGE }, async (file = "") => {
	const text = await readGivenText(file);
	const tables = await readReferenceTables();
	const { homes, refused } = readHomes(file, () => readAudit(text, committedPlaces(tables)));
	const result = audit(homes, readSchemes(tables));
	for (const line of auditTable(result)) {
		console.info(line);
	}
	for (const { line, why } of refused) {
		console.error(`refused line ${line}: ${why}`);
	}
	if (refused.length > 0) {
		console.error(`${countInWords(refused.length, "line")} refused, and in none of the figures.`);
	}
	const { false_none, false_required } = result.figures;
	process.exitCode = false_none + false_required + refused.length > 0 ? 1 : 0;
});

/** @throws Refusal naming the file where it is no list of homes */
function readHomes<Homes>(file: string, read: () => Homes): Homes {
	try {
		return read();
	} catch (cause) {
		throw cause instanceof SyntaxError
			? new Refusal(`${file} is no list of homes: ${cause.message}.`, { cause })
			: cause;
	}
}
