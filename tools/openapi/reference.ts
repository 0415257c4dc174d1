import { readFile } from "node:fs/promises";
import path from "node:path";
import { tools } from "#worker/features/mcp/tools.ts";
import { root } from "../dev/project.ts";
import type { Description } from "./describe.ts";
import { operations } from "./operations.ts";

const programs = { curl: "assess.sh", TypeScript: "assess.ts", Python: "assess.py" } as const;

/** What the reference page draws: the calls of the published description in short, and the programs to begin with. */
export async function referenceOf(description: Description) {
	const starts = Object.entries(programs).map(async ([name, file]) => ({
		name,
		program: (await readFile(path.join(root, "tools/openapi/quick-starts", file), "utf8")).trim(),
	}));
	return {
		tools: Object.entries(tools).map(([name, { title, scopes }]) => ({ name, title, scopes })),
		starts: await Promise.all(starts),
		calls: operations.map(
			({ id, method, path: below, scope, summary, description: text, ...call }) => ({
				id,
				method: method.toUpperCase(),
				path: `/api/v1${below}`,
				scope,
				summary,
				description: text,
				example: addressOf(below, call.example),
				body: call.body ? JSON.stringify(call.body.example) : null,
				parameters: parametersOf(description, below, method),
				answer: fieldsOf(description.components.schemas[call.answer[0]]),
			}),
		),
	};
}

function addressOf(below: string, example: Readonly<Record<string, string>>): string {
	const query = new URLSearchParams(
		Object.entries(example).filter(([name]) => !below.includes(`{${name}}`)),
	);
	const address = below.replaceAll(/\{(\w+)\}/g, (_, name: string) => example[name] ?? name);
	return `/api/v1${address}${query.size > 0 ? `?${query}` : ""}`;
}

type Parameter = { name: string; in: string; required: boolean; schema: object };

function parametersOf({ paths }: Description, below: string, method: string) {
	const listed = paths[below]?.[method]?.["parameters"] as readonly Parameter[];
	return listed.map(({ name, in: place, required, schema }) => ({
		...{ name, place, isRequired: required },
		type: typeInWords(schema),
	}));
}

function fieldsOf(schema: unknown) {
	const { properties = {} } = schema as { properties?: Record<string, object> };
	return Object.entries(properties).map(([name, of]) => ({ name, type: typeInWords(of) }));
}

type Schema = {
	type?: string;
	enum?: readonly unknown[];
	anyOf?: readonly Schema[];
	items?: Schema;
	const?: unknown;
};

/** "text", "number or null", "list of objects", "one of single, sharers, hmo". */
function typeInWords(schema: Schema): string {
	if (schema.anyOf) {
		return [...new Set(schema.anyOf.map(typeInWords))].join(" or ");
	}
	if (schema.enum) {
		return `one of ${schema.enum.join(", ")}`;
	}
	if (schema.type === "array") {
		const item = schema.items ? typeInWords(schema.items) : "value";
		return `list of ${item === "text" || item.includes(" ") ? item : `${item}s`}`;
	}
	return schema.type === "string"
		? "text"
		: (schema.type ?? (schema.const === undefined ? "object" : String(schema.const)));
}
