import { dereference, validate } from "@cfworker/json-schema";
import contractJson from "./contract.json" with { type: "json" };
import { type ContractFile, nameIn, refTo, type Schema } from "./schema.ts";

export type Contract = ReturnType<typeof createContract>;

/** The contract of the installed SDK; `contract.test.ts` keeps the file up to date. */
export function readContract(): ContractFile {
	const file: unknown = contractJson;
	if (!isContractFile(file)) {
		throw new Error("contract.json is no contract.");
	}
	return file;
}

/** The schemas of each contract by their addresses, which take longer to list than most tests to run. */
const lookups = new WeakMap<ContractFile, ReturnType<typeof dereference>>();

/** Interprets the contract's schemas without evaluating code, so that it also works in a Worker. */
export function createContract(file: ContractFile) {
	const schemas = lookups.get(file) ?? dereference({ ...file, $id: file.$id });
	lookups.set(file, schemas);
	/** What was seen to conform, by its schemas: objects are replaced and never mutated, so none is looked through twice. */
	const conforming = new WeakMap<object, Set<Schema>>();

	/** Violations of the schema by a value, in words; empty when it conforms. */
	function faults(schema: Schema, value: unknown): string[] {
		const target = resolve(schema);
		const known = typeof value === "object" && value !== null ? value : {};
		const seen = conforming.get(known) ?? new Set();
		if (seen.has(target)) {
			return [];
		}
		const { valid, errors } = validate(value, target, "2019-09", schemas, true);
		if (valid) {
			conforming.set(known, seen.add(target));
		}
		return errors.slice(-1).map((each) => `${each.instanceLocation}: ${each.error}`);
	}

	/** The schema that a chain of references ends at. */
	function resolve(schema: Schema): Schema {
		const found = schema.$ref ? file.$defs[nameIn(schema.$ref)] : schema;
		if (!found) {
			throw new Error(`The contract defines no ${schema.$ref}.`);
		}
		return found.$ref ? resolve(found) : found;
	}

	const definition = (name: string): Schema => {
		const found = file.$defs[name];
		if (!found) {
			throw new Error(`The contract defines no ${name}.`);
		}
		return found;
	};

	/** @throws {Error} when the value does not conform, which is a fault of the simulator. */
	function parse<T>(name: string, value: unknown): T {
		if (!conforms<T>(name, value)) {
			throw new Error(`No ${name}: ${faults(definition(name), value).join("; ")}`);
		}
		return value;
	}

	/** The skeleton of a definition, filled in with what is given. */
	function fill<T>(name: string, fields: Partial<T>): T {
		return parse<T>(name, { ...skeleton(name), ...fields });
	}

	function conforms<T>(name: string, value: unknown): value is T {
		return faults(definition(name), value).length === 0;
	}

	/** The smallest conforming value: every required field, empty where possible. */
	function skeleton(name: string): Record<string, unknown> {
		const { properties = {}, required = [] } = resolve(refTo(name));
		return Object.fromEntries(required.map((key) => [key, minimal(properties[key] ?? {})]));
	}

	function minimal(schema: Schema): unknown {
		const { $ref, anyOf, enum: allowed, type } = schema;
		if ($ref) {
			return resolve(schema).type === "object" ? skeleton(nameIn($ref)) : minimal(resolve(schema));
		}
		if (anyOf) {
			return anyOf.some((choice) => choice.type === "null") ? null : minimal(anyOf[0] ?? {});
		}
		return allowed ? allowed[0] : emptyOf(schema, type);
	}

	function emptyOf({ properties = {}, required = [] }: Schema, type: Schema["type"]): unknown {
		switch (type) {
			case "string":
				return "";
			case "number":
				return 0;
			case "boolean":
				return false;
			case "array":
				return [];
			case "object":
				return Object.fromEntries(required.map((key) => [key, minimal(properties[key] ?? {})]));
			default:
				return null;
		}
	}

	return { ...file, faults, resolve, parse, fill, conforms };
}

function isContractFile(value: unknown): value is ContractFile {
	return typeof value === "object" && value !== null && "apiVersion" in value && "$defs" in value;
}
