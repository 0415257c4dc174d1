import { readFile } from "node:fs/promises";
import path from "node:path";
import { listInWords } from "#domain/base/words.ts";
import { keyBeginnings, TEST_POSTCODES } from "#domain/business/api-keys.ts";
import { tools } from "#worker/features/mcp/tools.ts";
import { root } from "../dev/project.ts";
import { type Description, refusals } from "./describe.ts";
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
		key: keyBeginnings.live,
		test: { postcode: TEST_POSTCODES[0], postcodes: listInWords(TEST_POSTCODES) },
		starts: await Promise.all(starts),
		refusals: Object.entries(refusals).map(([status, meaning]) => ({ status, meaning })),
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
				sent: fieldsOf(sentTo(description, below, method)),
				answer: fieldsOf(description.components.schemas[call.answer[0]] as Schema).map(
					({ name, type }) => ({ name, type }),
				),
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

/** What a call is sent; undefined where it has no body. */
function sentTo({ paths }: Description, below: string, method: string) {
	const body = paths[below]?.[method]?.["requestBody"] as Body | undefined;
	return body?.content["application/json"].schema;
}

type Body = { content: { "application/json": { schema: Schema } } };

/** Levels of an answer that the page draws; the description has all. */
const LEVELS = 3;

/** The fields of an object and of the objects in it, each once, by its place: `homes[].postcode`. */
function fieldsOf(schema: Schema | undefined, at = "", level = 1): Field[] {
	const { properties = {}, required = [] } = schema ?? {};
	const fields = Object.entries(properties).flatMap(([field, of]) => {
		const name = `${at}${field}`;
		const [inside, place] = of.type === "array" ? [of.items, `${name}[].`] : [of, `${name}.`];
		const isNeeded = required.includes(field);
		const within =
			level < LEVELS ? choicesOf(inside).flatMap((each) => fieldsOf(each, place, level + 1)) : [];
		return [{ name, type: typeInWords(of), isNeeded }, ...within];
	});
	return fields.filter(
		({ name }, place) => place === fields.findIndex((each) => each.name === name),
	);
}

type Field = { name: string; type: string; isNeeded: boolean };

function choicesOf(schema: Schema | undefined): readonly Schema[] {
	return schema?.oneOf ?? schema?.anyOf ?? (schema ? [schema] : []);
}

type Schema = {
	type?: string | readonly string[];
	enum?: readonly unknown[];
	anyOf?: readonly Schema[];
	oneOf?: readonly Schema[];
	items?: Schema;
	const?: unknown;
	properties?: Readonly<Record<string, Schema>>;
	required?: readonly string[];
};

/** "text", "number or null", "list of objects", "one of single, sharers, hmo". */
function typeInWords(schema: Schema): string {
	const { anyOf, oneOf, items, type, const: only } = schema;
	const choices = anyOf ?? oneOf;
	if (choices) {
		return [...new Set(choices.map(typeInWords))].join(" or ");
	}
	if (schema.enum) {
		return `one of ${schema.enum.join(", ")}`;
	}
	if (type === "array") {
		const each = items ? typeInWords(items) : "value";
		return `list of ${each === "object" ? "objects" : each}`;
	}
	return [type ?? (only === undefined ? "object" : String(only))]
		.flat()
		.map((each) => (each === "string" ? "text" : each))
		.join(" or ");
}
