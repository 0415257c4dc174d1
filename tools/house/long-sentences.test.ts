import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countWords, MOST_WORDS, sentencesOf } from "#domain/test/sentences.ts";
import { longSentences } from "./long-sentences.ts";

const long = `The ${"very ".repeat(MOST_WORDS)}long sentence ends here.`;
const found = (source: string) => longSentences("some.tsx", source).map(({ line }) => line);

test.each([
	["a literal", `const a = "${long}";`, [1]],
	["a template, whose gap is a word", `const a = \`\${home} is ${"very ".repeat(22)}old\`;`, []],
	["the same with a word more", `const a = \`The \${home} is ${"very ".repeat(23)}old\`;`, [1]],
	[
		"what an element holds, links and gaps included",
		`<p>The <a href="/">${"very ".repeat(13)}</a> {home} ${"very ".repeat(13)}old.</p>`,
		[1],
	],
	[
		"two sentences of one text",
		`const a = "It is ${"very ".repeat(20)}old. It is ${"very ".repeat(20)}new.";`,
		[],
	],
	[
		"paragraphs apart",
		`<div><p>It is ${"very ".repeat(20)}</p><p>old, it is ${"very ".repeat(20)}new</p></div>`,
		[],
	],
	["what an engineer reads", `throw new Error("${long}"); log.error("${long}");`, []],
	["the name of a law", `const duty = { source: "${long}" };`, []],
	["a list of codes", `const areas = "${"AB CD ".repeat(30)}";`, []],
])("of %s the long sentences are found", (_, source, lines) => {
	expect(found(source)).toEqual(lines);
});

test("a sentence ends at its mark, not within a number or a name", () => {
	expect(sentencesOf("It costs £1.25m. Ask the council! Why? Because.")).toHaveLength(4);
	expect(countWords("Rent – and price, 2 of them")).toBe(6);
});

/** Words that no customer reads: the narrative guard's list, a query, a style sheet. */
const notRead =
	/^(domain\/report\/narrative\/narrative-guard|worker\/facts\/sources\/land-registry\/land-registry|worker\/mail\/layout)\.ts$/;

// It parses every file of the product: seconds where other gates run beside it.
test(`no sentence of the product is longer than ${MOST_WORDS} words`, () => {
	const files = execFileSync("git", ["ls-files", "contracts", "domain", "web/src", "worker"], {
		encoding: "utf8",
	})
		.split("\n")
		.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test\/|\/gallery\/|\.d\.ts$/.test(file));
	const sentences = files
		.filter((file) => !notRead.test(file))
		.flatMap((file) =>
			longSentences(file, readFileSync(file, "utf8")).map(
				({ line, words, text }) => `${file}:${line} has ${words} words: ${text}`,
			),
		);
	expect(files.length).toBeGreaterThan(500);
	expect(sentences).toEqual([]);
});
