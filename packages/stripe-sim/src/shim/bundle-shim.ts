import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Builds the classic script that replaces js.stripe.com/basil/stripe.js. It is bundled on request from the files beside this one, so that no build of the
 * product ever contains it.
 */
export async function bundleShim(): Promise<string> {
	const built = await build({
		configFile: false,
		envFile: false,
		logLevel: "silent",
		publicDir: false,
		build: {
			write: false,
			minify: false,
			target: "es2023",
			lib: {
				entry: fileURLToPath(new URL("main.ts", import.meta.url)),
				formats: ["iife"],
				name: "stripeSim",
			},
		},
	});
	const outputs = Array.isArray(built) ? built : [built];
	const chunks = outputs.flatMap((each) => ("output" in each ? each.output : []));
	const [chunk] = chunks.flatMap((each) => (each.type === "chunk" ? [each.code] : []));
	if (chunk === undefined) {
		throw new Error("The shim was not built.");
	}
	return chunk;
}
