import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { readReferenceTables } from "./data/tables/read-tables.ts";
import { findBrowser } from "./tools/browser/find-browser.ts";

const migrations = await readD1Migrations("migrations");
const referenceTables = await readReferenceTables();

/** Files that need tables or a cache in a state of their own, so each has a worker to itself. */
const alone = [
	"worker/{gathering,refresh,retention,features/assessment,features/examples,features/admin/analytics,features/admin/register,features/admin/system,features/data-sources,features/health}/**/*.test.ts",
	"worker/mail/sent-mail-routes.test.ts",
	"worker/features/reports/{generate,sample}-*.test.ts",
];

const worker = cloudflareTest({
	wrangler: { configPath: "./wrangler.toml" },
	miniflare: {
		bindings: {
			TEST_MIGRATIONS: migrations,
			TEST_REFERENCE_TABLES: JSON.stringify(referenceTables),
		},
		outboundService: () => new Response("no network in tests", { status: 599 }),
	},
});

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					name: "unit",
					environment: "node",
					include: [
						"{contracts,domain,national,data,tools}/**/*.test.ts",
						"worker/{sources,listings,pdf}/**/*.test.ts",
					],
				},
			},
			{
				plugins: [worker],
				test: {
					name: "worker",
					include: ["worker/**/*.test.ts"],
					exclude: ["worker/{sources,listings,pdf}/**", ...alone],
					setupFiles: ["worker/test/apply-migrations.ts"],
					// They make rows of their own, so one worker with one database serves them all: a third of the time.
					isolate: false,
					// Hashing a password takes a fifth of a second here and more on a busy machine; some tests hash twenty.
					testTimeout: 30_000,
				},
			},
			{
				plugins: [worker],
				test: {
					name: "worker-alone",
					include: alone,
					setupFiles: ["worker/test/apply-migrations.ts"],
				},
			},
			{
				plugins: [react()],
				test: {
					name: "web",
					include: ["web/**/*.test.tsx"],
					setupFiles: ["web/src/test/set-up.ts"],
					browser: {
						enabled: true,
						headless: true,
						screenshotFailures: false,
						provider: playwright({ launchOptions: await findBrowser() }),
						instances: [{ browser: "chromium" }],
					},
				},
			},
		],
	},
});
