import path from "node:path";
import { affectedTests, type Module } from "../gates/affected-tests.ts";

/** Which projects of vitest.config.ts run a kind of tests: the one place here that names them. */
const projectsOf = { unit: "unit", worker: "worker*", web: "web*" } as const;
type TestKind = keyof typeof projectsOf;

/** Tests that are run together. */
export type Stage = { readonly project: string; readonly tests: readonly string[] };

/**
 * Returns the tests related to a file in the order in which they are tried: those that start at once, then those in its own folder, then the
 * rest that import it. `wide` adds those that reach it by way of the whole product, as a request of another feature does.
 */
export function stagesFor(modules: readonly Module[], file: string, wide: boolean): Stage[] {
	const related = affectedTests(modules, [file]);
	const rest = wide ? throughTheProduct(modules, related, file) : [];
	const isNear = (test: string) => path.posix.dirname(test) === path.posix.dirname(file);
	return [
		...stagesOf(related, ["unit"]),
		...stagesOf(related.filter(isNear), ["worker", "web"]),
		...stagesOf(
			related.filter((test) => !isNear(test)),
			["worker", "web"],
		),
		...stagesOf(rest, ["unit", "worker", "web"]),
	].filter(({ tests }) => tests.length > 0);
}

function stagesOf(tests: readonly string[], kinds: readonly TestKind[]): Stage[] {
	return kinds.map((kind) => ({
		project: projectsOf[kind],
		tests: tests.filter((test) => kindOf(test) === kind),
	}));
}

/** A rule, whose mistakes every screen may show, is told by the tests of its own side and not by those of all screens. */
function throughTheProduct(
	modules: readonly Module[],
	related: readonly string[],
	file: string,
): string[] {
	const side = file.startsWith("web/") ? "web/" : "worker/";
	return modules
		.map(({ source }) => source)
		.filter((source) => /\.test\.tsx?$/.test(source) && source.startsWith(side))
		.filter((source) => !related.includes(source))
		.toSorted();
}

/** As vitest.config.ts sorts them. */
function kindOf(test: string): TestKind {
	if (test.startsWith("web/")) {
		return "web";
	}
	return /^worker\/(?!(?:sources|listings|pdf)\/)/.test(test) ? "worker" : "unit";
}
