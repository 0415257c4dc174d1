import ts from "typescript";
import { refTo, type Schema } from "./schema.ts";

const { TypeFlags, SymbolFlags } = ts;

type ConverterOptions = {
	readonly checker: ts.TypeChecker;
	/** Interfaces that may replace an id when expanded. */
	readonly expandable: readonly string[];
	/** Properties that are allowed and not described. */
	readonly undescribed: ReadonlySet<string>;
};

/**
 * Converts the SDK's types to schemas. Interfaces become named definitions, which also breaks cycles between them. What TypeScript cannot express (whole
 * numbers, lengths, patterns) is missing from the schemas too.
 *
 * @throws {Error} for an unknown kind of type.
 */
export function typeConverter({ checker, expandable, undescribed }: ConverterOptions) {
	const definitions: Record<string, Schema> = {};

	function convert(type: ts.Type): Schema {
		if (type.isUnion()) {
			return convertUnion(type.types);
		}
		if (type.isStringLiteral() || type.isNumberLiteral()) {
			return { enum: [type.value] };
		}
		if (type.flags & TypeFlags.BooleanLiteral) {
			return { enum: [checker.typeToString(type) === "true"] };
		}
		const simple = simpleTypes.find(([flag]) => type.flags & flag);
		return simple ? { type: simple[1] } : convertObject(type);
	}

	function convertUnion(members: readonly ts.Type[]): Schema {
		const present = members.filter((type) => !(type.flags & nothing));
		const hasId = present.some((type) => type.flags & TypeFlags.String);
		const expands = (type: ts.Type) => hasId && Boolean(type.getProperty("object"));
		const choices = present
			.filter((type) => !type.isStringLiteral() && !(type.flags & TypeFlags.BooleanLiteral))
			.filter((type) => !expands(type) || expandable.includes(nameOf(type)))
			.map(convert);
		const literals = present.flatMap((type) => (type.isStringLiteral() ? [type.value] : []));
		const truths = present.filter((type) => type.flags & TypeFlags.BooleanLiteral);
		if (literals.length > 0) {
			choices.unshift({ enum: literals.sort() });
		}
		choices.unshift(
			...(truths.length === 2 ? [{ type: "boolean" } as const] : truths.map(convert)),
		);
		const [only] = choices;
		const schema = choices.length === 1 && only ? only : { anyOf: choices };
		return present.some(expands) ? { ...schema, expandable: true } : schema;
	}

	function convertObject(type: ts.Type): Schema {
		const argument = argumentOf(checker, type);
		if (checker.isArrayType(type) && argument) {
			return { type: "array", items: convert(argument) };
		}
		const name = nameOf(type);
		if (name === "ApiList" && argument) {
			return listOf(convert(argument));
		}
		if (isAnything(type, name)) {
			return {};
		}
		if (type.symbol.flags & SymbolFlags.Interface) {
			if (!(name in definitions)) {
				definitions[name] = {};
				definitions[name] = fieldsOf(type);
			}
			return refTo(name);
		}
		if (type.symbol.flags & SymbolFlags.TypeLiteral) {
			return fieldsOf(type);
		}
		throw new Error(`No schema for ${checker.typeToString(type)}.`);
	}

	function fieldsOf(type: ts.Type): Schema {
		const properties: Record<string, Schema> = {};
		const required: string[] = [];
		for (const property of checker.getPropertiesOfType(type)) {
			const { name } = property;
			const propertyType = checker.getTypeOfSymbol(property);
			if (isNothing(propertyType)) {
				continue;
			}
			properties[name] = undescribed.has(name) ? {} : convert(propertyType);
			if (!(property.flags & SymbolFlags.Optional)) {
				required.push(name);
			}
		}
		const others = checker.getIndexTypeOfType(type, ts.IndexKind.String);
		return {
			type: "object",
			properties,
			required,
			additionalProperties: others ? convert(others) : false,
		};
	}

	/** Whether Stripe's answer varies so much that its type is an empty interface. */
	function isAnything(type: ts.Type, name: string): boolean {
		return (
			!name.endsWith("Params") &&
			checker.getPropertiesOfType(type).length === 0 &&
			checker.getIndexInfosOfType(type).length === 0
		);
	}

	/** `PaymentIntent.NextAction` for an interface within `Stripe`. */
	function nameOf(type: ts.Type): string {
		const symbol = type.aliasSymbol ?? type.symbol;
		return checker
			.getFullyQualifiedName(symbol)
			.replace(/^"stripe"\.Stripe\./, "")
			.replace(/^Stripe\./, "");
	}

	return { convert, definitions };
}

const simpleTypes = [
	[TypeFlags.String, "string"],
	[TypeFlags.Number, "number"],
	[TypeFlags.Null, "null"],
	[TypeFlags.Boolean, "boolean"],
] as const;

const nothing = TypeFlags.Undefined | TypeFlags.Void;

function isNothing(type: ts.Type): boolean {
	return type.isUnion() ? type.types.every(isNothing) : Boolean(type.flags & nothing);
}

function isReference(type: ts.Type): type is ts.TypeReference {
	return "target" in type;
}

/** The `T` of a type such as `ApiList<T>`. */
export function argumentOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | undefined {
	return (type.aliasTypeArguments ?? (isReference(type) ? checker.getTypeArguments(type) : []))[0];
}

/** A page of a list, as every list of Stripe is sent. */
export function listOf(items: Schema): Schema {
	return {
		type: "object",
		properties: {
			object: { enum: ["list"] },
			data: { type: "array", items },
			has_more: { type: "boolean" },
			url: { type: "string" },
		},
		required: ["object", "data", "has_more", "url"],
		additionalProperties: false,
	};
}
