import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Health } from "#contracts/health.ts";
import { runCommand } from "#datasets/commands/run-command.ts";
import { root } from "../dev/project.ts";
import { mustRun } from "../dev/run-tool.ts";
import { smoke } from "../smoke/smoke.ts";
import { deployedConfiguration } from "./deployment.ts";
import { BUILT, openProduction } from "./open-production.ts";
import { carryOut, planDeployment } from "./plan-deployment.ts";

/** Milliseconds between two looks at whether a version answers. */
const BETWEEN = 5_000;

/** `npm run deploy`: prints what it is going to do, then does it. `--plan` only prints; `--name NAME [--alias pr-1]` deploys a preview beside production. */
await runCommand(async () => {
	const { values } = parseArgs({
		options: {
			plan: { type: "boolean", default: false },
			name: { type: "string" },
			alias: { type: "string" },
		},
	});
	process.chdir(root);
	const { platform, deployment, lookAtStripe } = openProduction(values.name);
	const print = console.info;
	const steps = await planDeployment({
		platform,
		deployment,
		alias: values.alias,
		lookAtStripe,
		async build(made) {
			await mustRun("npm", ["run", "--silent", "build"]);
			const file = path.join(root, BUILT);
			const built = JSON.parse(await readFile(file, "utf8"));
			const migrations = path.join(root, "migrations");
			const deployed = deployedConfiguration(built, deployment, { ...made, migrations });
			await writeFile(file, JSON.stringify(deployed));
		},
		smoke: (address, version) =>
			smoke({
				address,
				fetch,
				version: { worker: deployment.name, id: version },
				mayBuy: false,
				provider: "",
				print: (line) => print(`  ${line}`),
				pause: () => pause(BETWEEN),
			}),
		answers: (address) =>
			fetch(`${address}/api/health`)
				.then((answer) => answer.json())
				.then((body) => Health.safeParse(body).success)
				.catch(() => false),
		token: () => randomBytes(32).toString("base64url"),
		print,
	});
	for (const [at, { does }] of steps.entries()) {
		print(`${at + 1}. ${does}`);
	}
	if (!values.plan) {
		await carryOut(steps, print);
		print("Deployed. npm run doctor says what still lacks.");
	}
});
