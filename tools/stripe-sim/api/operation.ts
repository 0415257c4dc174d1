import type { OperationName } from "../contract/operations.ts";
import type { Simulation } from "../simulation.ts";
import { StripeError } from "./stripe-error.ts";

export type Operation = {
	readonly name: OperationName;
	/** @throws {StripeError} for every answer that is an error. */
	readonly run: (simulation: Simulation, params: unknown, id: string) => unknown;
};

/** What a kind of object adds to the API. */
export type Resource = {
	readonly operations: readonly Operation[];
	/** Fields that are sent only when they are expanded, as `charge.refunds`, by the id of the object they belong to. */
	readonly included?: Readonly<Record<string, (simulation: Simulation, id: string) => unknown>>;
};

/**
 * An operation of the contract. `simulated` are the parameters it heeds: the contract allows more, and a parameter that
 * would be ignored is refused instead.
 */
export function operation<P extends object>(
	name: OperationName,
	simulated: readonly (keyof P & string)[],
	run: (simulation: Simulation, params: P, id: string) => unknown,
): Operation {
	const heeded = new Set<string>(simulated);
	return {
		name,
		run: (simulation, params, id) => {
			if (!isAllowed<P>(simulation, name, params)) {
				throw new Error(`What was read for ${name} is not what the contract allows.`);
			}
			const ignored = Object.keys(params).find((key) => !heeded.has(key));
			if (ignored !== undefined) {
				throw notSimulated(name, ignored);
			}
			return run(simulation, params, id);
		},
	};
}

/** 501 for a parameter that Stripe would heed and the simulator does not. */
export function notSimulated(name: OperationName, param: string): StripeError {
	const message = `The simulator does not simulate ${param} of ${name}.`;
	return new StripeError(501, { type: "api_error", message, param });
}

/**
 * For parameters within a parameter, as `operation` does for those of an operation.
 *
 * @param param what holds them, such as `items[0]`.
 * @throws {StripeError} 501 when there is another one than those that are heeded.
 */
export function heedOnly<P extends object>(
	name: OperationName,
	given: P,
	{ param, heeded }: { readonly param: string; readonly heeded: readonly (keyof P & string)[] },
): void {
	const known = new Set<string>(heeded);
	const ignored = Object.keys(given).find((key) => !known.has(key));
	if (ignored !== undefined) {
		throw notSimulated(name, `${param}[${ignored}]`);
	}
}

function isAllowed<P extends object>(
	{ contract }: Simulation,
	name: OperationName,
	params: unknown,
): params is P {
	const schema = contract.operations[name]?.params;
	return schema !== undefined && contract.faults(schema, params).length === 0;
}
