import { isDeepStrictEqual } from "node:util";
import type { Sunset } from "#contracts/sunsets.ts";
import { operations } from "./operations.ts";

type Json = Readonly<Record<string, unknown>>;

/** The description with an announcement in it. @throws Error where there is no such call or field */
export function markGoing<Description>(description: Description, sunset: Sunset): Description {
	const { method, path, field, sunsetOn, replacement } = sunset;
	const marks = { deprecated: true, "x-sunset": sunsetOn };
	const answer = operations.find((each) => each.method === method && each.path === path)?.answer;
	const marked =
		field === null
			? changeAt(description, ["paths", path, method], (call) => ({
					...call,
					...marks,
					description: `${String(call["description"])} It goes on ${sunsetOn}: use ${replacement}.`,
				}))
			: changeAt(description, ["components", "schemas", answer?.[0] ?? ""], (schema) =>
					markField(schema, field.split("."), marks),
				);
	if (isDeepStrictEqual(marked, description)) {
		throw new Error(`${method} ${path} ${field ?? ""} cannot go: it is not published`);
	}
	return marked as Description;
}

function changeAt(
	value: unknown,
	[step, ...rest]: readonly string[],
	change: (found: Json) => unknown,
): unknown {
	if (!isObject(value)) {
		return value;
	}
	return step === undefined
		? change(value)
		: { ...value, ...(step in value && { [step]: changeAt(value[step], rest, change) }) };
}

/** Marks a field, through lists and alternatives. */
function markField(schema: unknown, names: readonly string[], marks: Json): unknown {
	if (Array.isArray(schema)) {
		return schema.map((each) => markField(each, names, marks));
	}
	const [name, ...rest] = names;
	if (!isObject(schema) || name === undefined) {
		return isObject(schema) ? { ...schema, ...marks } : schema;
	}
	return Object.fromEntries(
		Object.entries(schema).map(([key, of]) => {
			if (key === "properties" && isObject(of) && name in of) {
				return [key, { ...of, [name]: markField(of[name], rest, marks) }];
			}
			return [key, ["items", "anyOf", "oneOf"].includes(key) ? markField(of, names, marks) : of];
		}),
	);
}

function isObject(value: unknown): value is Json {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
