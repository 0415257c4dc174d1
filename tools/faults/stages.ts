import path from "node:path";
import { affectedTests, type Module, reachedFrom } from "../gates/affected-tests.ts";

/** Which projects of vitest.config.ts run a kind of tests: the one place here that names them. */
const projectsOf = { unit: "unit", worker: "worker*", web: "web*" } as const;
type TestKind = keyof typeof projectsOf;
const kinds = ["unit", "worker", "web"] as const satisfies readonly TestKind[];

/** Tests that are run together. */
export type TestStage = { readonly project: string; readonly tests: readonly string[] };

/**
 * Returns the tests related to a file, all of its own side, in the order in which they are tried: tests that start at once and import it, tests in its
 * folder, tests in its importers' folders, then tests named after a module that it reaches. A screen's tests come last because they open it by its address
 * and import nothing of it. `wide` adds every other test that may reach the file.
 */
export function stagesFor(modules: readonly Module[], file: string, wide: boolean): TestStage[] {
	const tests = modules.map(({ source }) => source).filter((name) => /\.test\.tsx?$/.test(name));
	const importing = affectedTests(modules, [file]);
	const importers = modules.filter(({ imports }) => imports.includes(file));
	const near = new Set(importers.map(({ source }) => path.posix.dirname(source)));
	const reached = new Set([...reachedFrom(modules, [file])].map(nameOf));
	const own = path.posix.dirname(file);
	near.delete(own);
	const isOfSide = (test: string) => sideOf(test) === sideOf(file);
	const groups = [
		importing.filter((test) => kindOf(test) === "unit"),
		tests.filter((test) => path.posix.dirname(test) === own),
		tests.filter((test) => near.has(path.posix.dirname(test)) && isOfSide(test)),
		tests.filter((test) => reached.has(testedBy(test)) && isOfSide(test)),
		...(wide ? [[...importing, ...tests.filter(isOfSide)]] : []),
	];
	const taken = new Set<string>();
	return groups.flatMap((group) => {
		const left = [...new Set(group)].filter((test) => !taken.has(test)).toSorted();
		for (const test of left) {
			taken.add(test);
		}
		return stagesOf(left);
	});
}

function nameOf(file: string): string {
	return file.replace(/\.tsx?$/, "");
}

/** The name of the file that a test is named after. */
function testedBy(test: string): string {
	return test.replace(/\.test\.tsx?$/, "");
}

function stagesOf(tests: readonly string[]): TestStage[] {
	return kinds
		.map((kind) => ({
			project: projectsOf[kind],
			tests: tests.filter((test) => kindOf(test) === kind),
		}))
		.filter((stage) => stage.tests.length > 0);
}

/** Only tests of rules judge a fault in a rule: by way of the Worker and the screens, nearly all of their tests would reach it. */
function sideOf(file: string): "worker" | "web" | "rules" {
	return file.startsWith("worker/") ? "worker" : file.startsWith("web/") ? "web" : "rules";
}

/** As vitest.config.ts sorts them. */
function kindOf(test: string): TestKind {
	if (test.startsWith("web/")) {
		return "web";
	}
	return /^worker\/(?!(?:facts\/sources|features\/listing-import\/portals|reports\/pdf)\/)/.test(
		test,
	)
		? "worker"
		: "unit";
}
