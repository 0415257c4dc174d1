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
				const message = `The simulator does not simulate ${ignored} of ${name}.`;
				throw new StripeError(501, { type: "api_error", message, param: ignored });
			}
			return run(simulation, params, id);
		},
	};
}

function isAllowed<P extends object>(
	{ contract }: Simulation,
	name: OperationName,
	params: unknown,
): params is P {
	const schema = contract.operations[name]?.params;
	return schema !== undefined && contract.faults(schema, params).length === 0;
}
