import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { root } from "../dev/project.ts";
import { runTool } from "../dev/run-tool.ts";

/** 148 MB with all that it brings, and nothing but the bench needs it: fetched when that runs, and kept. */
const VERSION = "13.5.0";

const Result = z.object({
	lhr: z.object({
		runtimeError: z.object({ message: z.string() }).optional(),
		categories: z.record(
			z.string(),
			z.object({
				score: z.number().nullable(),
				auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
			}),
		),
		audits: z.record(
			z.string(),
			z.object({
				title: z.string(),
				score: z.number().nullable(),
				displayValue: z.string().optional(),
				numericValue: z.number().optional(),
			}),
		),
	}),
});

type Report = z.infer<typeof Result>["lhr"];

/** Measures the page at an address, of the categories given, in the browser that listens on a debugging port. */
export type Lighthouse = (
	url: string,
	options: { readonly port: number; readonly onlyCategories: string[] },
) => Promise<Report>;

/** Google's Lighthouse of one exact version, or null where npm cannot fetch it. */
export async function fetchLighthouse(): Promise<Lighthouse | null> {
	const folder = path.join(root, ".wrangler/node_modules-cache", `lighthouse-${VERSION}`);
	// npm writes its own lock last, so that what it broke off is fetched again.
	if (!existsSync(path.join(folder, "node_modules/.package-lock.json"))) {
		const { code } = await runTool("npm", [
			"install",
			`--prefix=${folder}`,
			"--no-save",
			"--ignore-scripts",
			`lighthouse@${VERSION}`,
		]);
		if (code !== 0) {
			return null;
		}
	}
	const entry = createRequire(path.join(folder, "package.json")).resolve("lighthouse");
	const { default: lighthouse } = await import(pathToFileURL(entry).href);
	return async (url, options) =>
		Result.parse(await lighthouse(url, { ...options, logLevel: "error" })).lhr;
}
