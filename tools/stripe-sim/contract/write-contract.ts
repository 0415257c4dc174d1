import { writeFileSync } from "node:fs";
import { generateContract } from "./generate-contract.ts";

const text = JSON.stringify(generateContract());
writeFileSync(new URL("contract.json", import.meta.url), text);
console.log(`contract.json: ${text.length} characters`);
