import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";

const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).split("\n");
const documents = tracked.filter(
	(file) =>
		/^(docs\/(product\/)?[^/]+|README|CONTRIBUTING)\.md$/.test(file) || file === "README.md",
);

/** What a document names between backticks as a place in the project, such as `worker/mail/`. */
const place =
	/`((?:contracts|domain|datasets|worker|web|migrations|tools|packages|e2e|docs|features)\/[\w./<>*-]+)`/g;

/** Whether something stands at a place. `<dataset>` and `*` stand for any name; a feature's place may begin with `features/`. */
function stands(named: string): boolean {
	const pattern = named
		.replace(/[.]/g, "\\.")
		.replace(/<[^>]*>|\*/g, "[^/]+")
		.replace(/\/$/, "/.*");
	const from = named.startsWith("features/") ? "^worker/" : "^";
	const whole = new RegExp(`${from}${pattern}(/.*)?$`);
	return tracked.some((file) => whole.test(file));
}

test("every place that a document names is there", () => {
	const lost = documents.flatMap((file) =>
		[...readFileSync(path.join(root, file), "utf8").matchAll(place)]
			.map(([, named = ""]) => named)
			.filter((named) => !stands(named))
			.map((named) => `${file}: ${named}`),
	);
	expect(documents.length).toBeGreaterThan(4);
	expect(lost).toEqual([]);
});

test("a place that is not there is found to be missing", () => {
	expect(
		["worker/jobs/schedule.ts", "worker/mail/", "datasets/<dataset>/spec.ts"].filter(stands),
	).toHaveLength(3);
	expect(
		["worker/jobs/plan.ts", "national/", "datasets/<dataset>/nothing.ts"].filter(stands),
	).toEqual([]);
});

test("the picture of the house fits on three pages", () => {
	const lines = readFileSync(path.join(root, "docs/architecture.md"), "utf8")
		.trimEnd()
		.split("\n").length;
	expect(lines).toBeLessThanOrEqual(150);
});
