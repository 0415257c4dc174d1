import { writeFileSync } from "node:fs";
import { generateContract } from "./generate-contract.ts";

const given = process.argv.slice(2);
if (given.length > 0) {
	console.error(`npm run contract takes nothing: ${given.join(" ")}.`);
	process.exit(1);
}
const text = JSON.stringify(generateContract());
writeFileSync(new URL("contract.json", import.meta.url), text);
console.log(`contract.json: ${text.length} characters`);
