import type { OperationContract } from "../contract/schema.ts";
import { newId, type Simulation } from "../simulation.ts";
import { expand } from "./expand.ts";
import { decodeForm } from "./form.ts";
import type { createIdempotency, Outcome } from "./idempotency.ts";
import type { Operation, Resource } from "./operation.ts";
import { readParams } from "./read-params.ts";
import { invalidRequest, StripeError } from "./stripe-error.ts";

export type Call = {
	readonly method: string;
	readonly path: string;
	/** The form that was sent, in the query or in the body. */
	readonly text: string;
	readonly headers: Headers;
};

type Found = {
	readonly operation: Operation;
	readonly contract: OperationContract;
	readonly id: string;
};

/** Answers the product's server: the operations of the contract. Throws a {@link StripeError} for an error not to be kept. */
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

	function findOperation({ method, path }: Call): Found {
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

	function run({ operation, contract, id }: Found, params: unknown): Outcome {
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

/** The id in a path, as `x` in `/v1/refunds/x`; empty where the pattern has none; null when the path is another. */
function matchPath(pattern: string, path: string): string | null {
	const expression = pattern.replace(/\{\w+\}/, "(?<id>[^/]+)");
	const match = new RegExp(`^${expression}$`).exec(path);
	return match ? decodeURIComponent(match.groups?.["id"] ?? "") : null;
}

/** `expand` is heeded by the API itself and by no operation. */
function splitParams(params: unknown): { paths: string[]; rest: Record<string, unknown> } {
	const { expand: asked, ...rest } = Object.fromEntries(Object.entries(params ?? {}));
	return { paths: Array.isArray(asked) ? asked.map(String) : [], rest };
}
