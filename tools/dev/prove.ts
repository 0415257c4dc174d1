import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { root, toolEnv } from "./project.ts";

/*
 * `npm run proof`: every test that tries generated cases, with all of them and from new seeds. `npm test` tries a fifth from one seed.
 */

const given = process.argv.slice(2);
if (given.length > 0) {
	console.error(`npm run proof takes nothing: ${given.join(" ")}.`);
	process.exit(1);
}

const tests = globSync("{contracts,domain,datasets,tools,worker}/**/*.test.ts", {
	cwd: root,
}).filter((file) => readFileSync(path.join(root, file), "utf8").includes("/cases.ts"));
const { status } = spawnSync("vitest", ["run", "--project=unit", "--project=worker", ...tests], {
	cwd: root,
	env: { ...process.env, ...toolEnv, PROOF: "1" },
	stdio: "inherit",
	shell: process.platform === "win32",
});
process.exitCode = status ?? 1;
