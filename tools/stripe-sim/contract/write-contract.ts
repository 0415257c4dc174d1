import { writeFileSync } from "node:fs";
import { givenFiles, runCommand } from "#datasets/commands/run-command.ts";
import { generateContract } from "./generate-contract.ts";

await runCommand(async () => {
	givenFiles(process.argv.slice(2), { count: 0, usage: "npm run stripe:contract" });
	const text = JSON.stringify(generateContract());
	writeFileSync(new URL("contract.json", import.meta.url), text);
	console.log(`contract.json: ${text.length} characters`);
});
