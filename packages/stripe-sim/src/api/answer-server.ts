import type { OperationContract, Schema } from "../contract/schema.ts";
import { newId, type Simulation } from "../simulation.ts";
import { isKind, kinds } from "../store.ts";
import { decodeForm, readParams } from "./form.ts";
import type { Operation, Resource } from "./operation.ts";
import { invalidRequest, StripeError } from "./stripe-error.ts";

type Call = {
	readonly method: string;
	readonly path: string;
	/** The form that was sent, in the query or in the body. */
	readonly text: string;
	readonly headers: Headers;
};

type MatchedOperation = {
	readonly operation: Operation;
	readonly contract: OperationContract;
	readonly id: string;
};

/** Answers the product's server by the operations of the contract. Throws a {@link StripeError} for an error that must not be remembered. */
export function serverApi(
	simulation: Simulation,
	resources: readonly Resource[],
	idempotency: ReturnType<typeof createIdempotency>,
) {
	const operations = resources.flatMap((resource) => resource.operations);
	const included = Object.fromEntries(
		resources.flatMap((resource) => Object.entries(resource.included ?? {})),
	);

	return function answer(call: Call): Outcome & { readonly replayed: boolean } {
		checkVersion(call);
		const found = findOperation(call);
		const params = readParams(simulation.contract, found.contract.params, decodeForm(call.text));
		const key = call.method === "POST" ? call.headers.get("Idempotency-Key") : null;
		const signature = `${call.method} ${call.path} ${call.text}`;
		const before = key === null ? null : idempotency.recall(key, signature);
		if (before) {
			return { ...before, replayed: true };
		}
		simulation.request = { id: newId("req"), idempotency_key: key };
		const outcome = run(found, params);
		simulation.request = null;
		if (key !== null) {
			idempotency.keep(key, signature, outcome);
		}
		return { ...outcome, replayed: false };
	};

	function checkVersion({ headers }: Call): void {
		const asked = headers.get("Stripe-Version");
		const { apiVersion } = simulation.contract;
		if (asked !== apiVersion) {
			throw invalidRequest(
				`The simulator speaks Stripe-Version ${apiVersion}, the request asks for ${asked ?? "none"}.`,
			);
		}
	}

	function findOperation({ method, path }: Call): MatchedOperation {
		for (const operation of operations) {
			const contract = simulation.contract.operations[operation.name];
			const id = contract?.method === method ? matchPath(contract.path, path) : null;
			if (contract && id !== null) {
				return { operation, contract, id };
			}
		}
		throw invalidRequest(
			`Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
			{ status: 404 },
		);
	}

	function run({ operation, contract, id }: MatchedOperation, params: unknown): Outcome {
		try {
			const { paths, rest } = splitParams(params);
			let answer = operation.run(simulation, rest, id);
			for (const path of paths) {
				answer = expand(simulation, included, { schema: contract.answer, answer, path });
			}
			const faults = simulation.contract.faults(contract.answer, answer);
			simulation.violations.push(...faults.map((fault) => `${operation.name}: ${fault}`));
			return { status: 200, body: answer };
		} catch (cause) {
			if (cause instanceof StripeError) {
				return { status: cause.status, body: { error: cause.body } };
			}
			const fault = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
			simulation.violations.push(`${operation.name}: ${fault}`);
			return { status: 500, body: { error: { type: "api_error", message: fault } } };
		}
	}
}

/** The id in a path: `x` of `/v1/refunds/x`; empty where the pattern has none; null for another path. */
function matchPath(pattern: string, path: string): string | null {
	const expression = pattern.replace(/\{\w+\}/, "(?<id>[^/]+)");
	const match = new RegExp(`^${expression}$`).exec(path);
	return match ? decodeURIComponent(match.groups?.["id"] ?? "") : null;
}

/** Separates `expand`, which the API itself handles, from an operation's parameters. */
function splitParams(params: unknown): { paths: string[]; rest: Record<string, unknown> } {
	const { expand: asked, ...rest } = Object.fromEntries(Object.entries(params ?? {}));
	return { paths: Array.isArray(asked) ? asked.map(String) : [], rest };
}

const MAX_LEVELS = 4;

type Fields = Readonly<Record<string, unknown>>;
type Included = NonNullable<Resource["included"]>;

/**
 * An answer with the objects named by `expand[]` in place of their ids.
 *
 * @param path such as `data.latest_charge`.
 * @throws {StripeError} for what cannot be expanded, and beyond four levels.
 */
function expand(
	simulation: Simulation,
	included: Included,
	{ schema, answer, path }: { schema: Schema; answer: unknown; path: string },
): unknown {
	const steps = path.split(".");
	if (steps.length > MAX_LEVELS) {
		throw invalidRequest(
			`You cannot expand more than ${MAX_LEVELS} levels of a property. Property: ${path}`,
			{ param: "expand" },
		);
	}
	return follow(schema, answer, steps);

	function follow(at: Schema, value: unknown, [step, ...rest]: readonly string[]): unknown {
		if (step === undefined || value === null) {
			return value;
		}
		if (Array.isArray(value)) {
			const items = itemsOf(simulation, at);
			return value.map((item) => follow(items, item, [step, ...rest]));
		}
		if (!isFields(value)) {
			throw cannot(path);
		}
		const { property, there } = stepInto(at, value, { step, isLast: rest.length === 0 });
		return { ...value, [step]: follow(property, there, rest) };
	}

	function stepInto(
		at: Schema,
		value: Fields,
		{ step, isLast }: { step: string; isLast: boolean },
	) {
		const property = schemaOf(simulation, at, value).properties?.[step];
		const include = included[`${value["object"]}.${step}`];
		const isExpandable = property?.expandable || itemsOf(simulation, property ?? {}).expandable;
		if (!property || (isLast && !isExpandable && !include)) {
			throw cannot(path, value["object"] === "list" && step !== "data" ? step : undefined);
		}
		const there = value[step] ?? include?.(simulation, String(value["id"])) ?? null;
		return { property, there: isExpandable ? find(there) : there };
	}

	/** The object behind an id, or behind each of several; a full object stays. */
	function find(named: unknown): unknown {
		if (Array.isArray(named)) {
			return named.map(find);
		}
		return typeof named === "string" ? (simulation.store.named(named) ?? named) : named;
	}
}

/** The contract's schema of a value: by its kind where it names one, else by its place. */
function schemaOf({ contract }: Simulation, at: Schema, value: Fields): Schema {
	const kind = value["object"];
	if (isKind(kind)) {
		return contract.resolve({ $ref: `#/$defs/${kinds[kind].definition}` });
	}
	return choose(contract.resolve(at).anyOf ?? [at], "object", contract.resolve);
}

function itemsOf({ contract }: Simulation, at: Schema): Schema {
	return choose(contract.resolve(at).anyOf ?? [at], "array", contract.resolve).items ?? {};
}

function choose(
	choices: readonly Schema[],
	type: Schema["type"],
	resolve: (schema: Schema) => Schema,
): Schema {
	return choices.map(resolve).find((choice) => choice.type === type) ?? {};
}

function isFields(value: unknown): value is Fields {
	return typeof value === "object" && value !== null;
}

function cannot(path: string, withinList?: string) {
	const hint = withinList ? ` You may want to try expanding 'data.${withinList}' instead.` : "";
	return invalidRequest(`This property cannot be expanded (${path}).${hint}`, { param: "expand" });
}

type Outcome = { readonly status: number; readonly body: unknown };

type StoredOutcome = { readonly request: string; readonly outcome: Outcome; readonly at: number };

/** docs.stripe.com/api/idempotent_requests: keys may be forgotten after a day. */
const KEPT_SECONDS = 24 * 3600;

/** Remembers results, errors included, for repeated requests. */
export function createIdempotency(now: () => number) {
	const kept = new Map<string, StoredOutcome>();
	return {
		/** @throws {StripeError} when the key was used with other parameters. */
		recall(key: string, request: string): Outcome | null {
			const before = kept.get(key);
			if (!before || now() - before.at >= KEPT_SECONDS) {
				return null;
			}
			if (before.request !== request) {
				throw new StripeError(400, {
					type: "idempotency_error",
					message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
				});
			}
			return before.outcome;
		},
		keep(key: string, request: string, outcome: Outcome): void {
			kept.set(key, { request, outcome, at: now() });
		},
		clear: () => kept.clear(),
	};
}
