import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { publicUrlVar } from "./tools/dev/public-url-var.ts";
import { simulatorVars } from "./tools/dev/simulator-vars.ts";

/** Where the local D1, KV and R2 keep their data: journeys and benchmarks name a folder of their own. */
const state = path.resolve(process.env["LETTABLE_STATE"] ?? ".wrangler/state");

export default defineConfig(({ command, mode }) => {
	const simulators = command === "serve" || mode === "e2e";
	if (command === "build" && mode === "production") {
		process.env["CLOUDFLARE_ENV"] ??= "production";
	}
	return {
		root: "web",
		plugins: [
			react(),
			cloudflare({
				configPath: "../wrangler.toml",
				persistState: { path: state },
				config: (worker) => {
					const vars = simulators ? simulatorVars() : {};
					worker.vars = { ...worker.vars, ...vars, ...(simulators ? publicUrlVar() : {}) };
					if (Object.keys(vars).length > 0) {
						// .dev.vars stands beside the configuration and would win over these.
						worker.configPath = worker.userConfigPath = path.join(state, "wrangler.toml");
					}
				},
			}),
		],
		build: { emptyOutDir: true },
		environments: {
			client: { build: { outDir: `../dist/${mode}/client` } },
			// Logged stacks name the source again by the maps, which are uploaded but served to nobody.
			lettable: { build: { outDir: `../dist/${mode}/lettable`, minify: true, sourcemap: true } },
		},
	};
});
