import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "../dev/project.ts";

const SELF = "tools/house/citations.test.ts";
const RULES = "docs/product/";

const git = (...given: string[]) =>
	spawnSync("git", given, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 })
		.stdout.split("\n")
		.filter(Boolean);

/** Ids of rules and facts in the order of the pages: an id begins its line or its row of a table. */
const defined = git("ls-files", RULES).flatMap((file) =>
	[
		...readFileSync(path.join(root, file), "utf8").matchAll(/^(?:- |\| )\*\*([A-Z]+-F?\d+)\*\*/gm),
	].map(([, id = ""]) => id),
);
const subjects = new Set(defined.map((id) => id.replace(/\d+$/, "")));

/** Ids that a text cites, by the word before them or by a subject that the pages have. */
function citedIn(text: string): string[] {
	return [...text.matchAll(/(\b(?:Rule|Fact) )?\b([A-Z]+-F?)(\d+)\b/g)].flatMap(
		([, word, subject = "", number = ""]) =>
			word !== undefined || subjects.has(subject) ? [subject + number] : [],
	);
}

/** Documents that a reader of the repository does not have, as they were cited. */
const ABSENT =
	"SPEC|DECISIONS|FACTS|ANCHORS|PEERS|COMPETITORS|GLOSSARY|SOURCES [0-9]+|(STRIPE|UI)[.]md";

/** Every tracked line of text in which whole words match, as `file:line:text`. This file has examples of them all. */
function linesWith(words: string): string[] {
	return git("grep", "-nIwE", words, "--", ".", `:!${SELF}`, ":!package-lock.json");
}

test("an id of a rule or a fact is given once", () => {
	const twice = defined.filter((id, at) => defined.indexOf(id) !== at);
	expect(defined.length).toBeGreaterThan(100);
	expect(twice).toEqual([]);
});

test("every rule and fact that a file cites stands in the rules of the product", () => {
	const known = new Set(defined);
	const lines = linesWith("[A-Z]+-F?[0-9]+");
	expect(lines.flatMap(citedIn).length).toBeGreaterThan(500);
	expect(lines.filter((line) => citedIn(line).some((id) => !known.has(id)))).toEqual([]);
});

test("a citation that leads nowhere is found, and what only looks like one is not", () => {
	expect(citedIn("Source: Rule SCORE-4, Fact TAX-F99; SCORE-98, Rule NONE-1.")).toEqual([
		"SCORE-4",
		"TAX-F99",
		"SCORE-98",
		"NONE-1",
	]);
	expect(citedIn("UTF-8, SHA-256, ISO-8601 and M-14")).toEqual([]);
});

test("no file cites a document that a reader of the repository does not have", () => {
	expect(linesWith(ABSENT)).toEqual([]);
});

test("an absent document is found however it is cited", () => {
	const isCited = (line: string) => new RegExp(`\\b(${ABSENT})\\b`).test(line);
	for (const line of ["SPEC section 9", "in SPEC's words", "FACTS-2 A1", "STRIPE.md 3.4"]) {
		expect(isCited(line)).toBe(true);
	}
	expect(isCited("a spec of decisions, SPECIAL facts, domain/base/facts/facts.ts")).toBe(false);
});
