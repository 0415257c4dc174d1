import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { argumentOf, listOf, typeConverter } from "./convert-types.ts";
import {
	type ContractFile,
	expandableObjects,
	type OperationContract,
	type OperationName,
	operationNames,
} from "./schema.ts";

/** The SDK's entry file, in a folder beside its types. */
const sdkEntry = pathToFileURL(createRequire(import.meta.url).resolve("stripe"));

/**
 * Generates the contract of the installed SDK: Stripe generated its types from the specification of one API version, and its resources give each
 * operation's method and path.
 *
 * @throws {Error} when the SDK lacks an operation, or a type cannot be described.
 */
export function generateContract(): ContractFile {
	const program = ts.createProgram([sdk("types/index.d.ts")], {
		strict: true,
		types: [],
		noLib: false,
	});
	const checker = program.getTypeChecker();
	const stripe = findNamespace(checker);
	const { convert, definitions } = typeConverter({
		checker,
		expandable: expandableObjects,
		undescribed: otherPaymentMethods(checker, stripe),
	});
	const operations: Record<string, OperationContract> = {};
	for (const name of operationNames) {
		const signature = signatureOf(checker, stripe, name);
		const params = signature.parameters.find((parameter) => parameter.name === "params");
		const answer = convertAnswer(signature.getReturnType());
		operations[name] = {
			...addressOf(name),
			params: params
				? convert(checker.getNonNullableType(checker.getTypeOfSymbol(params)))
				: { type: "object", properties: {}, required: [], additionalProperties: false },
			answer,
		};
	}
	// Events only reach the webhook; no operation returns one. `Stripe.Event` is one of 250 interfaces, whose common part
	// is enough, because each event holds an object with a schema of its own.
	convert(checker.getDeclaredTypeOfSymbol(exportOf(checker, stripe, "EventBase")));
	const $id = "https://stripe-sim.invalid/contract";
	return { $id, apiVersion: readApiVersion(), operations, $defs: definitions };

	function convertAnswer(promised: ts.Type) {
		const answer = argumentOf(checker, promised);
		if (!answer) {
			throw new Error(`${checker.typeToString(promised)} promises nothing.`);
		}
		const [inner = answer] = answer.aliasTypeArguments ?? [];
		const schema = convert(inner);
		return promised.symbol.name === "ApiListPromise" ? listOf(schema) : schema;
	}
}

function sdk(path: string): string {
	return fileURLToPath(new URL(`../${path}`, sdkEntry));
}

function readApiVersion(): string {
	return find(readFileSync(sdk("esm/apiVersion.js"), "utf8"), /ApiVersion = '(?<found>[^']+)'/);
}

function addressOf(operation: OperationName): { method: string; path: string } {
	const { path, name } = partsOf(operation);
	const source = readFileSync(sdk(`esm/resources/${path.join("/")}.js`), "utf8");
	const settings = find(
		source,
		new RegExp(`\\b${name}: stripeMethod\\(\\{(?<found>[^}]*\\}?[^)]*)\\)`),
	);
	return {
		method: find(settings, /method: '(?<found>\w+)'/),
		path: find(settings, /fullPath: '(?<found>[^']+)'/),
	};
}

/** `BillingPortal.Sessions.create` is the method `create` of `BillingPortal`, `Sessions`. */
function partsOf(operation: OperationName): { path: string[]; name: string } {
	const parts = operation.split(".");
	return { path: parts.slice(0, -1), name: parts.at(-1) ?? "" };
}

function find(text: string, pattern: RegExp): string {
	const found = pattern.exec(text)?.groups?.["found"];
	if (found === undefined) {
		throw new Error(`The SDK has nothing like ${pattern}.`);
	}
	return found;
}

function findNamespace(checker: ts.TypeChecker): ts.Symbol {
	const module = checker.getAmbientModules().find(({ name }) => name === '"stripe"');
	if (!module) {
		throw new Error("The SDK declares no module.");
	}
	return exportOf(checker, module, "Stripe");
}

function exportOf(checker: ts.TypeChecker, within: ts.Symbol, name: string): ts.Symbol {
	const found = checker.getExportsOfModule(within).find((symbol) => symbol.name === name);
	if (!found) {
		throw new Error(`The SDK exports no ${name}.`);
	}
	return found;
}

/** The overload of a method that takes parameters. */
function signatureOf(
	checker: ts.TypeChecker,
	stripe: ts.Symbol,
	operation: OperationName,
): ts.Signature {
	const { path, name } = partsOf(operation);
	const resource = `${path.join(".")}Resource`
		.split(".")
		.reduce((within, part) => exportOf(checker, within, part), stripe);
	const type = checker.getDeclaredTypeOfSymbol(resource);
	const method = type.getProperty(name);
	const signatures = method ? checker.getTypeOfSymbol(method).getCallSignatures() : [];
	const found =
		signatures.find(({ parameters }) => parameters.some((each) => each.name === "params")) ??
		signatures[0];
	if (!found) {
		throw new Error(`The SDK has no ${operation}.`);
	}
	return found;
}

/** Payment methods that the product does not offer, including old sources, which make up most of the specification. */
function otherPaymentMethods(checker: ts.TypeChecker, stripe: ts.Symbol): ReadonlySet<string> {
	const paymentMethod = exportOf(checker, stripe, "PaymentMethod");
	const types = checker.getDeclaredTypeOfSymbol(exportOf(checker, paymentMethod, "Type"));
	const names = types.isUnion()
		? types.types.flatMap((type) => (type.isStringLiteral() ? [type.value] : []))
		: [];
	return new Set([...names.filter((name) => name !== "card"), "source", "sources"]);
}
