import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";
import { findStrayClasses } from "./style-sheets.ts";

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
