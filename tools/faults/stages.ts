import path from "node:path";
import { affectedTests, type Module } from "../gates/affected-tests.ts";

/** Which projects of vitest.config.ts run a kind of tests: the one place here that names them. */
const projectsOf = { unit: "unit", worker: "worker*", web: "web*" } as const;
type TestKind = keyof typeof projectsOf;

/** Tests that are run together. */
export type Stage = { readonly project: string; readonly tests: readonly string[] };

/**
 * Returns the tests related to a file in the order in which they are tried: those that start at once, then those in its own folder, then the
 * rest of its own side that import it. `wide` adds the other side's, and those that reach it by way of the whole product, as a request of
 * another feature does.
 */
export function stagesFor(modules: readonly Module[], file: string, wide: boolean): Stage[] {
	const importing = affectedTests(modules, [file]);
	const isOwn = (test: string) => kindOf(test) === "unit" || sideOf(test) === sideOf(file);
	const related = importing.filter(isOwn);
	const isNear = (test: string) => path.posix.dirname(test) === path.posix.dirname(file);
	const rest = [
		...importing.filter((test) => !isOwn(test)),
		...modules.map(({ source }) => source).filter((source) => isOfSide(source, file)),
	].filter((test) => !related.includes(test));
	return [
		...stagesOf(related, ["unit"]),
		...stagesOf(related.filter(isNear), ["worker", "web"]),
		...stagesOf(
			related.filter((test) => !isNear(test)),
			["worker", "web"],
		),
		...(wide ? stagesOf([...new Set(rest)].toSorted(), ["unit", "worker", "web"]) : []),
	].filter(({ tests }) => tests.length > 0);
}

function stagesOf(tests: readonly string[], kinds: readonly TestKind[]): Stage[] {
	return kinds.map((kind) => ({
		project: projectsOf[kind],
		tests: tests.filter((test) => kindOf(test) === kind),
	}));
}

/** Tests that need not import a file to reach it: a request of the Worker, or a screen, reaches all of its side. */
function isOfSide(source: string, file: string): boolean {
	const side = sideOf(file);
	return /\.test\.tsx?$/.test(source) && side !== "rules" && sideOf(source) === side;
}

function sideOf(file: string): "worker" | "web" | "rules" {
	return file.startsWith("worker/") ? "worker" : file.startsWith("web/") ? "web" : "rules";
}

/** As vitest.config.ts sorts them. */
function kindOf(test: string): TestKind {
	if (test.startsWith("web/")) {
		return "web";
	}
	return /^worker\/(?!(?:sources|listings|pdf)\/)/.test(test) ? "worker" : "unit";
}
