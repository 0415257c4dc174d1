import { spawn } from "node:child_process";
import { rm } from "node:fs/promises";
import { prepareState } from "../dev/prepare-state.ts";
import { root, toolEnv } from "../dev/project.ts";
import { checkPort, HOST, waitUntilHealthy } from "../dev/serving.ts";

const state = ".wrangler/bench";

/** Serves the product and the bare route from one minified bundle, on reference data of its own and with every live source off. */
export async function serveBench(port: number) {
	await checkPort(port);
	process.chdir(root);
	await rm(state, { recursive: true, force: true });
	await prepareState(state);
	const child = spawn(
		"wrangler",
		[
			"dev",
			...["--config", "tools/bench/wrangler.toml"],
			...["--persist-to", state],
			...["--ip", HOST, "--port", String(port), "--inspector-port", "0"],
			...["--log-level", "error", "--show-interactive-dev-session=false"],
		],
		{
			cwd: root,
			env: { ...process.env, ...toolEnv },
			stdio: ["ignore", "inherit", "inherit"],
			// A group of its own, so that the runtime it starts ends with it.
			detached: true,
		},
	);
	const close = () => {
		if (child.pid !== undefined && child.exitCode === null) {
			process.kill(-child.pid, "SIGTERM");
		}
	};
	const address = `http://${HOST}:${port}`;
	await waitUntilHealthy(address).catch((cause: unknown) => {
		close();
		throw cause;
	});
	return { address, close };
}
