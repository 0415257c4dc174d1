import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { rm } from "node:fs/promises";
import { startStripeSim } from "stripe-sim/server";
import { createBuilder } from "vite";
import { prepareState } from "../dev/prepare-state.ts";
import { root, toolEnv } from "../dev/project.ts";
import { checkPort, HOST, waitUntilHealthy } from "../dev/serving.ts";
import {
	developmentKeys,
	paymentVars,
	SIMULATED_WEBHOOK_SECRET,
	simulatorVars,
} from "../dev/worker-vars.ts";
import { startSourceSim } from "../source-sim/start-source-sim.ts";
import { readPlaces, startPlaceSource } from "./place-source.ts";

export const STATE = ".wrangler/record";

/**
 * Serves a build of the product on new data, with the simulators beside it, all of them at the time that `now` says (UTC milliseconds), until it is
 * closed. The payment simulator keeps its events until it is told to send them.
 */
export async function serveRecorded(port: number, now: () => number) {
	for (const each of [port, port + 1, port + 2, port + 3]) {
		await checkPort(each);
	}
	process.chdir(root);
	Object.assign(process.env, toolEnv);
	await rm(STATE, { recursive: true, force: true });
	const address = `http://${HOST}:${port}`;
	await prepareState(STATE, { now });
	await (await createBuilder({ mode: "e2e", logLevel: "warn" })).buildApp();
	drawByNumber();
	const sources = await startSourceSim({ port: port + 2 });
	const postcodes = await startPlaceSource(await readPlaces(), {
		port: port + 3,
		simulator: `${sources.url}/postcodes-io`,
	});
	const payments = await startStripeSim({
		port: port + 1,
		automatic: false,
		now,
		webhook: { url: `${address}/api/stripe/webhook`, secret: SIMULATED_WEBHOOK_SECRET },
	});
	const vars = {
		...simulatorVars(sources.url, ""),
		...paymentVars(payments.url),
		...developmentKeys,
		POSTCODES_IO_URL: postcodes.url,
		PUBLIC_URL: address,
	};
	const child = spawn(
		"wrangler",
		[
			"dev",
			...["--config", "tools/record/wrangler.toml"],
			...["--persist-to", STATE],
			...["--ip", HOST, "--port", String(port), "--inspector-port", "0"],
			...["--log-level", "error", "--show-interactive-dev-session=false"],
			...Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
		],
		{
			cwd: root,
			env: { ...process.env, ...toolEnv },
			stdio: ["ignore", "ignore", "inherit"],
			// A group of its own, so that the runtime it starts ends with it.
			detached: true,
		},
	);
	const close = async () => {
		await Promise.allSettled([sources.close(), postcodes.close(), payments.close()]);
		if (child.pid !== undefined && child.exitCode === null) {
			const ended = new Promise((resolve) => child.once("exit", resolve));
			process.kill(-child.pid, "SIGTERM");
			await ended;
		}
	};
	await waitUntilHealthy(address).catch(async (cause: unknown) => {
		await close();
		throw cause;
	});
	return { address, payments: payments.url, close };
}

/** Has this process draw the same bytes each time it runs, one after another, where it would draw any: the simulators' ids follow from their order. */
function drawByNumber(): void {
	let drawn = 0;
	crypto.getRandomValues = <T extends ArrayBufferView>(into: T): T => {
		const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
		for (let at = 0; at < bytes.length; at += 32) {
			const more = createHash("sha256").update(`drawn:${drawn++}`).digest();
			bytes.set(more.subarray(0, bytes.length - at), at);
		}
		return into;
	};
}
