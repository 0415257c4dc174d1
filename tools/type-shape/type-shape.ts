import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/**
 * A hash of the shape of a type: of its declaration and of every declaration that it is made of, wherever that stands, without comments and
 * white space. Renaming, adding, removing or retyping a field anywhere below changes it. `file` is the path of the file that exports the type.
 * @throws Error when a file does not declare what is imported from it
 */
export function typeShape(file: string, name: string): string {
	const declarations = new Map<string, string>();
	collect(file, name, declarations);
	const text = [...declarations.values()].toSorted().join("\n");
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

const printer = ts.createPrinter({ removeComments: true });
const parsed = new Map<string, ts.SourceFile>();

function collect(file: string, name: string, found: Map<string, string>): void {
	const key = `${file}#${name}`;
	if (found.has(key)) {
		return;
	}
	const source = parse(file);
	const declaration = source.statements.find((statement) => declares(statement, name));
	if (!declaration) {
		throw new Error(`${file} does not declare ${name}`);
	}
	found.set(key, printer.printNode(ts.EmitHint.Unspecified, declaration, source));
	const imported = importsOf(source, file);
	for (const used of identifiersIn(declaration)) {
		const from = imported.get(used);
		if (from) {
			collect(from.file, from.name, found);
		} else if (source.statements.some((statement) => declares(statement, used))) {
			collect(file, used, found);
		}
	}
}

function parse(file: string): ts.SourceFile {
	const source =
		parsed.get(file) ??
		ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
	parsed.set(file, source);
	return source;
}

function declares(statement: ts.Statement, name: string): boolean {
	if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) {
		return statement.name.text === name;
	}
	return (
		ts.isVariableStatement(statement) &&
		statement.declarationList.declarations.some((each) => each.name.getText() === name)
	);
}

/** Where each imported name comes from, of imports by a relative path. */
function importsOf(source: ts.SourceFile, file: string) {
	const imported = new Map<string, { readonly file: string; readonly name: string }>();
	for (const statement of source.statements) {
		const bindings = ts.isImportDeclaration(statement) && statement.importClause?.namedBindings;
		if (bindings && ts.isNamedImports(bindings) && ts.isStringLiteral(statement.moduleSpecifier)) {
			const from = path.resolve(path.dirname(file), statement.moduleSpecifier.text);
			for (const { name, propertyName } of bindings.elements) {
				imported.set(name.text, { file: from, name: (propertyName ?? name).text });
			}
		}
	}
	return imported;
}

function identifiersIn(node: ts.Node): ReadonlySet<string> {
	const names = new Set<string>();
	const visit = (inner: ts.Node): void => {
		if (ts.isIdentifier(inner) && !isFieldName(inner)) {
			names.add(inner.text);
		}
		ts.forEachChild(inner, visit);
	};
	visit(node);
	return names;
}

function isFieldName({ parent, text }: ts.Identifier): boolean {
	return ts.isPropertySignature(parent) && parent.name.getText() === text;
}
