import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkGroups } from "./tools/bundle/chunk-groups.ts";
import { bundleWorker } from "./tools/dev/bundle-worker.ts";
import { paymentShim, refuseMethods, signOfWork } from "./tools/dev/vite-plugins.ts";
import {
	developmentKeys,
	ownVars,
	paymentVars,
	publicUrlVar,
	simulatorVars,
} from "./tools/dev/worker-vars.ts";
import { nameProduct, prerender } from "./tools/prerender/prerender.ts";

// wrangler would otherwise warn each time that development lacks what production alone has.
process.env["WRANGLER_LOG"] ??= "error";

/** Where the local D1, KV and R2 keep their data: journeys and benchmarks name a folder of their own. */
const state = path.resolve(process.env["LETTABLE_STATE"] ?? ".wrangler/state");

/** Stands for what jsPDF loads and no report needs, and what the reader of makers' certificates wants. */
const notNeeded = path.resolve("worker/reports/pdf/not-needed.ts");

/** Stands for what the library of passkeys reads of makers' certificates, which no device is asked for. */
const noCertificates = path.resolve("worker/features/second-factor/no-certificates.ts");

export default defineConfig(({ command, mode }) => {
	const simulators = command === "serve" || mode === "e2e";
	// The top level is production; everything else names its environment, whatever the shell says.
	process.env["CLOUDFLARE_ENV"] = simulators ? "development" : "";
	return {
		root: "web",
		// The first page of development comes as one file and not as some 270.
		experimental: { bundledDev: command === "serve" },
		resolve: {
			alias: {
				html2canvas: notNeeded,
				canvg: notNeeded,
				dompurify: notNeeded,
				"reflect-metadata": notNeeded,
				"@peculiar/x509": noCertificates,
				"@peculiar/asn1-android": noCertificates,
			},
		},
		plugins: [
			react(),
			refuseMethods(),
			paymentShim(),
			signOfWork(),
			bundleWorker("lettable", "worker/index.ts"),
			nameProduct(),
			prerender(),
			cloudflare({
				configPath: "../wrangler.toml",
				viteEnvironment: { name: "lettable" },
				persistState: { path: state },
				config: (worker) => {
					const simulated = simulators ? { ...simulatorVars(), ...paymentVars() } : {};
					const isSimulated = Object.keys(simulated).length > 0;
					const own = mode === "e2e" ? {} : ownVars();
					const vars = isSimulated ? { ...developmentKeys, ...own, ...simulated } : {};
					worker.vars = { ...worker.vars, ...vars, ...(simulators ? publicUrlVar() : {}) };
					if (isSimulated) {
						// .dev.vars stands beside the configuration and would win over these, which hold the rest of it.
						worker.configPath = worker.userConfigPath = path.join(state, "wrangler.toml");
					}
				},
			}),
		],
		build: { emptyOutDir: true },
		environments: {
			client: {
				build: {
					outDir: `../dist/${mode}/client`,
					rolldownOptions: {
						output: {
							entryFileNames: "assets/product-[hash].js",
							codeSplitting: { groups: chunkGroups },
						},
					},
				},
			},
			// Logged stacks name the source again by the maps, which are uploaded but served to no one.
			lettable: { build: { outDir: `../dist/${mode}/lettable`, minify: true, sourcemap: true } },
		},
	};
});
