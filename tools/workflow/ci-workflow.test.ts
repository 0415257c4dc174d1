import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { groups } from "#tools/gates/parse-options.ts";

const workflow = readFileSync(".github/workflows/ci.yml", "utf8");
const jobs = [...workflow.matchAll(/- \{ only: (\w+)(?:, shard: (\d)\/(\d))? \}/g)].map(
	([, only = "", part, of]) => ({ only, part: Number(part ?? 1), of: Number(of ?? 1) }),
);

test("every group of gates is run on GitHub, each of its shards once", () => {
	expect([...new Set(jobs.map(({ only }) => only))].toSorted()).toEqual([...groups].toSorted());
	for (const { only, of } of jobs) {
		const shards = jobs.filter((job) => job.only === only);
		expect(shards.map(({ part }) => part).toSorted(), only).toEqual(
			Array.from({ length: of }, (_, at) => at + 1),
		);
	}
});

test("what runs on GitHub is what npm test runs", () => {
	expect(workflow).toMatch(/npm test -- --only \$\{\{ matrix\.only \}\}/);
	expect(workflow).toContain("node-version-file: .nvmrc");
});

test("every action is pinned to a commit, which nobody can move", () => {
	for (const file of readdirSync(".github/workflows")) {
		const text = readFileSync(`.github/workflows/${file}`, "utf8");
		const actions = [...text.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
		expect(actions.length, file).toBeGreaterThan(0);
		for (const action of actions) {
			expect(action, file).toMatch(/^[\w/-]+@[0-9a-f]{40}$/);
		}
	}
});

test("a preview has another name than production, and code of a fork no token", () => {
	const preview = readFileSync(".github/workflows/preview.yml", "utf8");
	expect(preview).toMatch(/npm run deploy -- --name lettable-preview --alias pr-/);
	expect(preview).toContain("head.repo.full_name == github.repository");
	expect(preview).not.toContain("pull_request_target");
});
