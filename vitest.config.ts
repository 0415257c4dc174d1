import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { findBrowser } from "test-browser";
import { defineConfig } from "vitest/config";
import type { BrowserConfigOptions } from "vitest/node";
import { readReferenceTables } from "./datasets/reference/read-tables.ts";

// wrangler would otherwise warn each time that development lacks what production alone has.
process.env["WRANGLER_LOG"] ??= "error";

const migrations = await readD1Migrations("migrations");
const referenceTables = await readReferenceTables();

const worker = cloudflareTest({
	wrangler: { configPath: "./wrangler.toml", environment: "development" },
	miniflare: {
		bindings: {
			TEST_MIGRATIONS: migrations,
			TEST_REFERENCE_TABLES: JSON.stringify(referenceTables),
			TEST_PROOF: process.env["PROOF"] ?? "",
		},
		outboundService: () => new Response("no network in tests", { status: 599 }),
	},
});

/** Tests of the Worker's parts that talk to the outside or draw for it, which need no Worker. */
const outsideTests = [
	"worker/facts/sources/**/*.test.ts",
	"worker/features/listing-import/portals/**/*.test.ts",
	"worker/reports/pdf/**/*.test.ts",
];

/** Files that put another module in the place of one, which only a page of their own has not loaded yet. */
const replacing = [
	"web/src/features/documentation/changed-method.test.tsx",
	"web/src/features/legal/legal-pages.test.tsx",
];

/**
 * How long an assertion waits for a state, or an action in the browser for its element, in milliseconds: long enough for a busy machine, and short enough
 * that a red run says so within minutes. Unset, an action waits for as long as its test may take, and an assertion outside the browser for a second.
 */
const LONGEST_WAIT = 20_000;

/** Limits that end what hangs, and nothing else: on a busy machine a test takes many times as long, and is no worse for it. */
const patient = {
	testTimeout: 120_000,
	hookTimeout: 120_000,
	expect: { poll: { timeout: LONGEST_WAIT } },
};

async function browser(): Promise<BrowserConfigOptions> {
	return {
		enabled: true,
		headless: true,
		screenshotFailures: false,
		provider: playwright({ launchOptions: await findBrowser(), actionTimeout: LONGEST_WAIT }),
		instances: [{ browser: "chromium" }],
	};
}

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					environment: "node",
					// No test leaves anything behind that another would meet, so a process serves them all.
					isolate: false,
					...patient,
					include: ["{contracts,domain,datasets,tools,packages}/**/*.test.ts", ...outsideTests],
				},
			},
			{
				plugins: [worker],
				test: {
					name: "worker",
					include: ["worker/**/*.test.ts"],
					exclude: outsideTests,
					setupFiles: ["worker/test/fresh-state.ts"],
					// Starting a Worker takes longer than the tests of most files, so they share one, which each finds empty.
					isolate: false,
					...patient,
				},
			},
			{
				plugins: [react()],
				test: {
					name: "web",
					include: ["web/**/*.test.tsx"],
					exclude: replacing,
					setupFiles: ["web/src/test/set-up.ts"],
					...patient,
					// One page serves them all; set-up.ts hands it on as it was.
					isolate: false,
					browser: await browser(),
				},
			},
			{
				plugins: [react()],
				test: {
					name: "web-replacing",
					include: replacing,
					setupFiles: ["web/src/test/set-up.ts"],
					...patient,
					browser: await browser(),
				},
			},
		],
	},
});
