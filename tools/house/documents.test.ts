import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";

const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
const documents = tracked.filter((file) =>
	/^(docs\/((product|decisions)\/)?[^/]+|README|CONTRIBUTING|SECURITY)\.md$/.test(file),
);

/** What a document names between backticks as a place in the project, such as `worker/mail/`. */
const place =
	/`((?:contracts|domain|datasets|worker|web|migrations|tools|packages|e2e|docs|features)\/[\w./<>*-]+)`/g;

/** What it names there as a file without its folder, such as `schedule.ts`. */
const bareFile = /`([\w.-]+\.(?:tsx?|mjs|css|csv|tsv|json|sql|toml|md))`/g;

/** Planted in the decision on gates, and removed again: no file of the project. */
const planted = "worker/platform/lonely.ts";

/** Whether something stands at a place. `<dataset>` and `*` stand for any name; a feature's place may begin with `features/`. */
function stands(named: string): boolean {
	if (!named.includes("/")) {
		return tracked.some((file) => path.basename(file) === named);
	}
	const pattern = named
		.replace(/[.]/g, "\\.")
		.replace(/<[^>]*>|\*/g, "[^/]+")
		.replace(/\/$/, "/.*");
	const from = named.startsWith("features/") ? "^worker/" : "^";
	const whole = new RegExp(`${from}${pattern}(/.*)?$`);
	return tracked.some((file) => whole.test(file));
}

test("every place that a document names is there", () => {
	const lost = documents.flatMap((file) => {
		const text = readFileSync(path.join(root, file), "utf8");
		return [...text.matchAll(place), ...text.matchAll(bareFile)]
			.map(([, named = ""]) => named)
			.filter((named) => named !== planted && !stands(named))
			.map((named) => `${file}: ${named}`);
	});
	expect(documents.length).toBeGreaterThan(30);
	expect(lost).toEqual([]);
});

test("a place that is not there is found to be missing", () => {
	expect(
		["worker/jobs/schedule.ts", "worker/mail/", "datasets/<dataset>/spec.ts", "schedule.ts"].filter(
			stands,
		),
	).toHaveLength(4);
	expect(
		["worker/jobs/plan.ts", "national/", "datasets/<dataset>/nothing.ts", "nothing.ts"].filter(
			stands,
		),
	).toEqual([]);
});

test("the picture of the house fits on three pages", () => {
	const lines = readFileSync(path.join(root, "docs/architecture.md"), "utf8")
		.trimEnd()
		.split("\n").length;
	expect(lines).toBeLessThanOrEqual(150);
});
