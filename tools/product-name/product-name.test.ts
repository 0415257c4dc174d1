import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { APP_NAME, FILE_PREFIX, WORD_MARK } from "#domain/base/product.ts";
import { root } from "../dev/project.ts";

/** Files that may say the word, and why: each uses it as a technical id that no visitor reads, or as a word of English. */
const allowed: Readonly<Record<string, string>> = {
	"domain/base/product.ts": "the one place",
	".dev.vars.example": "made-up addresses and keys",
	"web/public/openapi.json": "written by a command from the contracts and the name",
	"package.json": "name of the package",
	"package-lock.json": "name of the package",
	"wrangler.toml":
		"names of Worker, database, bucket and Workflow, and the addresses of a deployment",
	"vite.config.ts": "name of the Worker, by which its build is configured",
	".github/workflows/preview.yml": "name of the Worker of previews",
	"tools/deploy/open-production.ts": "folder of the Worker's build",
	"tools/bench/wrangler.toml": "the same names, for the benchmark",
	"tools/record/wrangler.toml": "the same names, for the recorder",
	"tools/gates/size-budget.ts": "folder of the Worker's build",
	"domain/base/sources.ts": "id of the source that is ourselves, as facts and reports have kept it",
	"datasets/demand-thresholds/spec.ts": "the same id",
	"domain/telling/report/verdict/compose-verdict.ts": "the same id",
	"worker/features/assessment/preview-evidence.ts": "the same id",
	"web/src/features/documentation/epc-part.tsx": "the adjective: a home that may be let",
};

/** Tests, texts that faults are put into, data that was published and documentation may say the name. */
const passed = [
	/\.test\.tsx?$/,
	/(^|\/)test\//,
	/^(docs|e2e|datasets\/reference|migrations|tools\/faults)\//,
	/\.md$/,
	/\.(png|ico|woff2?|ttf|zip|xlsx)$/,
	/^worker-configuration\.d\.ts$/,
];

test("no other file of the product says its name", () => {
	const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
	const saying = files
		.filter((file) => file !== "" && !passed.some((pattern) => pattern.test(file)))
		.filter((file) => existsSync(path.join(root, file)))
		.filter((file) => saysName(readFileSync(path.join(root, file), "utf8")));
	expect(saying.filter((file) => !(file in allowed))).toEqual([]);
	// What is allowed and says it no more is no exception any more.
	expect(
		Object.keys(allowed).filter(
			(file) => file !== "domain/base/product.ts" && !saying.includes(file),
		),
	).toEqual([]);
});

test("the name, as it is drawn, and in names of files", () => {
	expect(WORD_MARK.join("")).toBe(APP_NAME.toLowerCase());
	expect(FILE_PREFIX).toMatch(/^[a-z0-9-]+$/);
});

/** Whether a text holds the name as a word of its own; names of environment variables are in capitals, and those of temporary folders end in a dash. */
function saysName(text: string): boolean {
	const small = APP_NAME.toLowerCase();
	return new RegExp(`\\b(?:${APP_NAME}|${small}(?!-[a-z]*-?"))\\b`).test(text);
}
