import ts from "typescript";
import { countWords, MOST_WORDS, sentencesOf } from "#domain/test/sentences.ts";

export type LongSentence = { readonly line: number; readonly words: number; readonly text: string };

/** Sentences of a source file that customers may read and that are longer than `MOST_WORDS`: of its literals and of what its elements hold. A gap to be filled counts as a word. */
export function longSentences(file: string, source: string): LongSentence[] {
	const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
	const found: LongSentence[] = [];
	const visit = (node: ts.Node): void => {
		if (isForEngineers(node)) {
			return;
		}
		const text = textOf(node);
		if (text !== null) {
			const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
			found.push(
				...sentencesOf(text)
					.filter((each) => isProse(each) && isLong(each))
					.map((each) => ({ line, words: countWords(each), text: each })),
			);
			if (!ts.isJsxElement(node)) {
				return;
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(tree);
	return found;
}

/** A sentence has words in small letters between its ends: a list of codes and the path of a drawing have none. */
function isProse(text: string): boolean {
	return /^[^a-z]*[A-Z“‘"£X]/.test(text) && /[a-z]{2,} [a-z]{2,} /.test(text);
}

function isLong(sentence: string): boolean {
	return countWords(sentence) > MOST_WORDS;
}

/** What is read of a node; null of one that holds no text of its own. */
function textOf(node: ts.Node): string | null {
	if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
		return node.text;
	}
	if (ts.isTemplateExpression(node)) {
		return [
			node.head.text,
			...node.templateSpans.map(({ literal }) => `${GAP}${literal.text}`),
		].join("");
	}
	if (
		ts.isJsxElement(node) &&
		node.children.some((child) => ts.isJsxText(child) && !child.containsOnlyTriviaWhiteSpaces)
	) {
		return readElement(node);
	}
	return null;
}

/** Stands for what is filled in. */
const GAP = "X";

/** Elements within a sentence; every other one ends it. */
const inline = new Set([
	"a",
	"b",
	"strong",
	"em",
	"i",
	"span",
	"time",
	"code",
	"abbr",
	"small",
	"Link",
	"VisuallyHidden",
	"output",
	"kbd",
]);

function readElement(node: ts.JsxElement): string {
	return node.children
		.map((child) => {
			if (ts.isJsxText(child)) {
				return child.text.replaceAll(/\s+/g, " ");
			}
			if (ts.isJsxExpression(child)) {
				const { expression } = child;
				return expression === undefined
					? ""
					: ts.isStringLiteral(expression)
						? expression.text
						: GAP;
			}
			return ts.isJsxElement(child) && inline.has(child.openingElement.tagName.getText())
				? readElement(child)
				: "\n\n";
		})
		.join("");
}

/** Messages of errors and of the log, addresses of modules, queries, and what a law is called, whose name is its own. */
function isForEngineers(node: ts.Node): boolean {
	if (
		ts.isImportDeclaration(node) ||
		ts.isExportDeclaration(node) ||
		ts.isTaggedTemplateExpression(node)
	) {
		return true;
	}
	if (ts.isPropertyAssignment(node)) {
		return node.name.getText() === "source";
	}
	if (ts.isNewExpression(node)) {
		return /^(Range|Type|Syntax)?Error$/.test(node.expression.getText());
	}
	return (
		ts.isCallExpression(node) &&
		/^(log\.\w+|console\.\w+|.*\.(prepare|raw))$/.test(node.expression.getText())
	);
}
