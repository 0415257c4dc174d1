import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { londonDay } from "#domain/base/calendar.ts";
import { root } from "../dev/project.ts";
import { breakingChanges } from "./breaking-changes.ts";
import { describeApi } from "./describe.ts";
import { referenceOf } from "./reference.ts";

/** `npm run openapi`: writes the published description and what the reference page draws, unless what is taken away would break who reads it. */
const file = path.join(root, "web/public/openapi.json");
const drawn = path.join(root, "web/src/features/api-reference/reference.json");

await runOnFiles({ count: 0, usage: "npm run openapi" }, async () => {
	const made = describeApi("");
	const held = await readFile(file, "utf8").catch(() => null);
	const broken =
		held === null ? [] : breakingChanges(JSON.parse(held), made, londonDay(Date.now()));
	if (broken.length > 0) {
		throw new Error(`this would break programs:\n${broken.join("\n")}`);
	}
	await writeFile(file, `${JSON.stringify(made)}\n`);
	await writeFile(drawn, `${JSON.stringify(await referenceOf(made), null, "\t")}\n`);
});
