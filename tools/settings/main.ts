import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { runOnFiles } from "#datasets/commands/run-command.ts";
import { root } from "../dev/project.ts";
import { exampleFile, withTable, withVariables } from "./settings-files.ts";

/** `npm run settings`: writes the files that are made from the list of settings. */
const files: Readonly<Record<string, (text: string) => string>> = {
	".dev.vars.example": exampleFile,
	"README.md": withTable,
	"wrangler.toml": withVariables,
};

await runOnFiles({ count: 0, usage: "npm run settings" }, async () => {
	for (const [name, made] of Object.entries(files)) {
		const file = path.join(root, name);
		await writeFile(file, made(await readFile(file, "utf8")));
	}
});
