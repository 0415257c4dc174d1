import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";
import { findStrayClasses, findStrayPrimitives, findStrayWidths } from "./style-sheets.ts";

const files = execFileSync("git", ["ls-files", "web/src"], { cwd: root, encoding: "utf8" })
	.split("\n")
	.filter((file) => /\.(css|tsx?)$/.test(file) && existsSync(path.join(root, file)))
	.map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

test("a class is found that its style sheet does not define, and one that nobody uses", () => {
	const component = `import styles from "./a.module.css";
		import other from "#web/ui/b.module.css";
		<p className={styles["both"]}><b className={styles[isOpen ? "first" : "second"]} /></p>;
		<i className={\`\${styles.absent} \${other["far"]}\`} />;`;
	const sheet = `/* .comment */ .both, .first:hover > .second { gap: 0.5rem }
		@media print { .unused { margin: 0.25rem } }`;
	expect(
		findStrayClasses([
			{ file: "web/src/x/a.tsx", text: component },
			{ file: "web/src/x/a.module.css", text: sheet },
			{ file: "web/src/ui/b.module.css", text: ".near { margin: 0 }" },
		]),
	).toEqual([
		'web/src/x/a.module.css does not define "absent"',
		'web/src/x/a.module.css: nobody uses "unused"',
		'web/src/ui/b.module.css does not define "far"',
		'web/src/ui/b.module.css: nobody uses "near"',
	]);
});

test("every class of a component is one of its style sheet, and the other way round", () => {
	expect(files.length).toBeGreaterThan(500);
	expect(findStrayClasses(files)).toEqual([]);
});

test("a width that is no breakpoint is found, in a style sheet and in a component", () => {
	const sheet = `@media (min-width: 40rem) and (max-width: 63.99rem) { .a { margin: 0 } }
		@media (min-width: 41rem), (max-width: 64rem) { .a { margin: 0 } }
		@container (min-width: 33rem) { .a { margin: 0 } }`;
	expect(
		findStrayWidths([
			{ file: "a.module.css", text: sheet },
			{ file: "a.tsx", text: `useMedia("(max-width: 600px)"); useMedia("(min-width: 48rem)")` },
		]),
	).toEqual([
		"a.module.css: (min-width: 41rem) is no breakpoint",
		"a.module.css: (max-width: 64rem) is no breakpoint",
		"a.tsx: (max-width: 600px) is no breakpoint",
	]);
});

test("the widths that a window is asked for are the five breakpoints", () => {
	const code = files.filter(({ file }) => !/\.test\.tsx$/.test(file));
	expect(findStrayWidths(code)).toEqual([]);
});

test("a class named outright or composed is one of the primitives, and the other way round", () => {
	const component = {
		file: "a.tsx",
		text: `<p className="stack soft"><b className={\`small \${styles["a"]} \${styles["b"]}\`} /></p>`,
	};
	const composing = { file: "a.module.css", text: ".a { composes: wrap loud from global; }" };
	expect(
		findStrayPrimitives(".stack, .wrap { display: grid } .row { display: flex }", [
			component,
			composing,
		]),
	).toEqual([
		`a.tsx: "soft" is no primitive`,
		`a.tsx: "small" is no primitive`,
		`a.module.css: "loud" is no primitive`,
		`nobody uses "row"`,
	]);

	const primitives = files.find(({ file }) => file === "web/src/ui/primitives.css");
	const users = files.filter(({ file }) => /(?<!\.test)\.tsx$|\.module\.css$/.test(file));
	expect(findStrayPrimitives(primitives?.text ?? "", users)).toEqual([]);
});
