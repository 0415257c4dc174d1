import { spawn } from "node:child_process";
import { root, toolEnv } from "./project.ts";

/** `output` is what it wrote to both streams, in the order it came. */
type Finished = { code: number; output: string };

/** Runs a tool of the project to its end, in `cwd`. Resolves whatever its exit code is; 127 when it cannot be started. */
export function runTool(
	command: string,
	args: string[],
	env: Record<string, string | undefined> = {},
	cwd = root,
): Promise<Finished> {
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			cwd,
			env: { ...process.env, ...toolEnv, NO_COLOR: "1", ...env },
			stdio: ["ignore", "pipe", "pipe"],
			// Windows starts npm's tools through .cmd files, which want a shell.
			shell: process.platform === "win32",
		});
		let output = "";
		const collect = (chunk: Buffer) => {
			output += chunk.toString();
		};
		child.stdout.on("data", collect);
		child.stderr.on("data", collect);
		child.on("error", (cause) => resolve({ code: 127, output: output + cause.message }));
		child.on("close", (code) => resolve({ code: code ?? 1, output }));
	});
}

/** Runs a tool that has to succeed. Throws what it said when it does not. */
export async function mustRun(command: string, args: string[]): Promise<void> {
	const { code, output } = await runTool(command, args);
	if (code !== 0) {
		throw new Error(`\`${[command, ...args].join(" ")}\` failed:\n${output}`);
	}
}
