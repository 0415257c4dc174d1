import type { Contract } from "../contract/contract.ts";
import type { Schema } from "../contract/schema.ts";
import { invalidRequest, StripeError } from "./stripe-error.ts";

/** A form in Stripe's bracket syntax: `items[0][price]=x` is `items` → `0` → `price`. */
export type Form = Map<string, string | Form>;

/** Decodes `application/x-www-form-urlencoded` text. Entries of `a[]=x&a[]=y` are numbered. */
export function decodeForm(text: string): Form {
	const form: Form = new Map();
	for (const [name, value] of new URLSearchParams(text)) {
		put(form, keysOf(name), value);
	}
	return form;
}

/** The text at a path of keys, or undefined where there is none. */
export function textAt(form: Form, ...path: readonly string[]): string | undefined {
	const [key = "", ...rest] = path;
	const found = form.get(key);
	if (rest.length > 0) {
		return found instanceof Map ? textAt(found, ...rest) : undefined;
	}
	return typeof found === "string" ? found : undefined;
}

function keysOf(name: string): string[] {
	const [first = "", ...rest] = name.split("[");
	return [first, ...rest.map((part) => part.replace(/\]$/, ""))];
}

function put(form: Form, [key = "", ...rest]: readonly string[], value: string): void {
	const at = key === "" ? String(form.size) : key;
	if (rest.length === 0) {
		form.set(at, value);
		return;
	}
	const there = form.get(at);
	const within: Form = there instanceof Map ? there : new Map();
	form.set(at, within);
	put(within, rest, value);
}

type FormValue = string | Form;

/** Numbers that may have fractions; the SDK's types say `number` for all. */
const fractional = new Set(["percent_off"]);

/**
 * Reads a form by its schema and refuses what that does not allow, in Stripe's words.
 *
 * @throws {StripeError} naming the parameter.
 */
export function readParams(contract: Contract, schema: Schema, form: Form): unknown {
	return readObject(contract, contract.resolve(schema), form, "");
}

function read(contract: Contract, asked: Schema, given: FormValue, param: string): unknown {
	const schema = contract.resolve(asked);
	if (schema.anyOf) {
		return readChoice(contract, schema.anyOf, given, param);
	}
	if (schema.enum) {
		return readLiteral(schema.enum, given, param);
	}
	return readTyped(contract, schema, given, param);
}

function readTyped(contract: Contract, schema: Schema, given: FormValue, param: string): unknown {
	switch (schema.type) {
		case "object":
			return readObject(contract, schema, formOf(given, "object", param), param);
		case "array":
			return [...formOf(given, "array", param).values()].map((item, index) =>
				read(contract, schema.items ?? {}, item, `${param}[${index}]`),
			);
		case "number":
			return readNumber(given, param);
		case "boolean":
			return readBoolean(given, param);
		case "string":
			return textOf(given, "string", param);
		default:
			return plain(given);
	}
}

/** The first alternative that fits; else the fault of the one with the same shape. */
function readChoice(
	contract: Contract,
	choices: Schema[],
	given: FormValue,
	param: string,
): unknown {
	const wantsForm = (choice: Schema) =>
		["object", "array"].includes(contract.resolve(choice).type ?? "");
	const shaped = choices.filter((choice) => wantsForm(choice) === given instanceof Map);
	let fault: unknown = invalidRequest(`Invalid ${param}`, { param });
	for (const choice of shaped.length > 0 ? shaped : choices) {
		try {
			return read(contract, choice, given, param);
		} catch (cause) {
			if (!(cause instanceof StripeError)) {
				throw cause;
			}
			fault = cause;
		}
	}
	throw fault;
}

function readObject(contract: Contract, schema: Schema, form: Form, param: string): unknown {
	const { properties = {}, required = [], additionalProperties = false } = schema;
	const within = (key: string) => (param ? `${param}[${key}]` : key);
	const keys = [...form.keys()];
	const unknown = additionalProperties ? [] : keys.filter((key) => !Object.hasOwn(properties, key));
	const [first] = unknown;
	if (first !== undefined) {
		const s = unknown.length > 1 ? "s" : "";
		throw invalidRequest(`Received unknown parameter${s}: ${unknown.map(within).join(", ")}`, {
			code: "parameter_unknown",
			param: within(first),
		});
	}
	const missing = required.find((key) => !form.has(key));
	if (missing !== undefined) {
		throw invalidRequest(`Missing required param: ${within(missing)}.`, {
			code: "parameter_missing",
			param: within(missing),
		});
	}
	return Object.fromEntries(
		[...form].map(([key, given]) => {
			const described = Object.hasOwn(properties, key) ? properties[key] : undefined;
			return [key, read(contract, described ?? (additionalProperties || {}), given, within(key))];
		}),
	);
}

function readLiteral(
	allowed: readonly (string | number | boolean)[],
	given: FormValue,
	param: string,
) {
	const found = allowed.find((literal) => String(literal) === given);
	if (found === undefined) {
		const words = allowed.filter((literal) => literal !== "");
		const list = words.length > 1 ? `one of ${listed(words)}` : String(words[0]);
		throw invalidRequest(`Invalid ${param}: must be ${list}`, { param });
	}
	return found;
}

function readNumber(given: FormValue, param: string): number {
	const text = textOf(given, "integer", param);
	const pattern = fractional.has(param) ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/;
	if (!pattern.test(text)) {
		throw invalidRequest(`Invalid integer: ${text}`, { code: "parameter_invalid_integer", param });
	}
	return Number(text);
}

function readBoolean(given: FormValue, param: string): boolean {
	const text = textOf(given, "boolean", param);
	if (text !== "true" && text !== "false") {
		throw invalidRequest(`Invalid boolean: ${text}`, { param });
	}
	return text === "true";
}

function textOf(given: FormValue, wanted: string, param: string): string {
	if (typeof given === "string") {
		return given;
	}
	throw invalidRequest(`Invalid ${wanted}: ${JSON.stringify(plain(given))}`, { param });
}

function formOf(given: FormValue, wanted: string, param: string): Form {
	if (given instanceof Map) {
		return given;
	}
	// An emptied list is sent as an empty text.
	if (wanted === "array" && given === "") {
		return new Map();
	}
	throw invalidRequest(`Invalid ${wanted}`, { param });
}

function plain(given: FormValue): unknown {
	return given instanceof Map
		? Object.fromEntries([...given].map(([key, value]) => [key, plain(value)]))
		: given;
}

function listed(words: readonly unknown[]): string {
	const last = words.length > 2 ? ", or " : " or ";
	return `${words.slice(0, -1).join(", ")}${last}${words.at(-1)}`;
}
