import type Stripe from "stripe";
import type { OperationName } from "../contract/schema.ts";
import type { Simulation } from "../simulation.ts";
import { type Kind, type Kinds, kinds } from "../store.ts";
import { invalidRequest, noSuch, StripeError } from "./stripe-error.ts";

export type Operation = {
	readonly name: OperationName;
	/** @throws {StripeError} for every answer that is an error. */
	readonly run: (simulation: Simulation, params: unknown, id: string) => unknown;
};

/** What a kind of object adds to the API. */
export type Resource = {
	readonly operations: readonly Operation[];
	/** Fields sent only when expanded, such as `charge.refunds`, by the id of their object. */
	readonly included?: Readonly<Record<string, (simulation: Simulation, id: string) => unknown>>;
};

/** An operation of the contract. `simulated` lists the parameters that it handles. Others that the contract allows are refused rather than ignored. */
export function operation<P extends object>(
	name: OperationName,
	simulated: readonly (keyof P & string)[],
	run: (simulation: Simulation, params: P, id: string) => unknown,
): Operation {
	const supported = new Set<string>(simulated);
	return {
		name,
		run: (simulation, params, id) => {
			if (!isAllowed<P>(simulation, name, params)) {
				throw new Error(`What was read for ${name} is not what the contract allows.`);
			}
			const ignored = Object.keys(params).find((key) => !supported.has(key));
			if (ignored !== undefined) {
				throw notSimulated(name, ignored);
			}
			return run(simulation, params, id);
		},
	};
}

/** 501 for a parameter that Stripe handles and the simulator does not. */
export function notSimulated(name: OperationName, param: string): StripeError {
	const message = `The simulator does not simulate ${param} of ${name}.`;
	return new StripeError(501, { type: "api_error", message, param });
}

/**
 * Does for nested parameters what `operation` does for an operation's own.
 *
 * @param param what holds them, such as `items[0]`.
 * @throws {StripeError} 501 for any that is not supported.
 */
export function supportOnly<P extends object>(
	name: OperationName,
	given: P,
	{
		param,
		supported,
	}: { readonly param: string; readonly supported: readonly (keyof P & string)[] },
): void {
	const known = new Set<string>(supported);
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

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

type PageParams = Pick<Stripe.PaginationParams, "limit" | "starting_after" | "ending_before"> & {
	readonly created?: Stripe.RangeQueryParam | number;
};

/**
 * A page of a list, the newest first.
 *
 * @param objects in the order they were made.
 * @throws {StripeError} for a limit that is not 1 to 100, and for a cursor that names nothing.
 */
export function listPage<T extends { readonly id: string; readonly created: number }>(
	url: string,
	objects: readonly T[],
	{ limit = DEFAULT_LIMIT, starting_after, ending_before, created }: PageParams,
): Pick<Stripe.ApiList<T>, "object" | "data" | "has_more" | "url"> {
	if (limit < 1 || limit > MAX_LIMIT) {
		throw invalidRequest(`Invalid limit: must be between 1 and ${MAX_LIMIT}`, {
			param: "limit",
		});
	}
	const newest = objects.filter((object) => isWithin(object.created, created)).toReversed();
	if (ending_before !== undefined) {
		const before = newest.slice(0, placeOf(newest, ending_before, "ending_before"));
		const data = before.slice(-limit);
		return { object: "list", data, has_more: before.length > data.length, url };
	}
	const start =
		starting_after === undefined ? 0 : placeOf(newest, starting_after, "starting_after") + 1;
	const data = newest.slice(start, start + limit);
	return { object: "list", data, has_more: newest.length > start + data.length, url };
}

function placeOf(objects: readonly { readonly id: string }[], id: string, param: string): number {
	const place = objects.findIndex((object) => object.id === id);
	if (place < 0) {
		throw invalidRequest(`No such object: '${id}'`, { code: "resource_missing", param });
	}
	return place;
}

function isWithin(created: number, range: Stripe.RangeQueryParam | number | undefined): boolean {
	if (range === undefined || typeof range === "number") {
		return range === undefined || created === range;
	}
	const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
	return created > gt && created >= gte && created < lt && created <= lte;
}

// docs.stripe.com/api/metadata
const MAX_KEYS = 50;
const MAX_KEY_LENGTH = 40;
const MAX_VALUE_LENGTH = 500;

/**
 * Merges metadata: an empty value removes its key, an empty text removes all.
 *
 * @throws {StripeError} beyond 50 keys of 40 characters with values of 500.
 */
export function mergeMetadata(
	metadata: Stripe.Metadata,
	given: Stripe.Emptyable<Stripe.MetadataParam> | undefined,
): Stripe.Metadata {
	if (!given) {
		return given === undefined ? metadata : {};
	}
	for (const [key, value] of Object.entries(given)) {
		if (key.length > MAX_KEY_LENGTH || String(value).length > MAX_VALUE_LENGTH) {
			throw invalidRequest(
				`Metadata keys can have up to ${MAX_KEY_LENGTH} characters and values up to ${MAX_VALUE_LENGTH}. Invalid key: ${key}`,
				{ param: "metadata" },
			);
		}
	}
	const merged = Object.entries({ ...metadata, ...given })
		.map(([key, value]) => [key, String(value ?? "")] as const)
		.filter(([, value]) => value !== "");
	if (merged.length > MAX_KEYS) {
		throw invalidRequest(`Metadata can have up to ${MAX_KEYS} keys.`, { param: "metadata" });
	}
	return Object.fromEntries(merged);
}

/** @throws {StripeError} `email_invalid`; an empty text is allowed, because it removes the address. */
export function checkEmail(email: string | null | undefined, param: string): void {
	if (email && !/^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(email)) {
		throw invalidRequest(`Invalid email address: ${email}`, { code: "email_invalid", param });
	}
}

/**
 * The object behind an id. `param` is the parameter with the id; absent for an id in the path.
 *
 * @throws {StripeError} `resource_missing`.
 */
export function find<K extends Kind>(
	{ store }: Simulation,
	kind: K,
	id: string,
	param?: string,
): Kinds[K] {
	const found = store.find(kind, id);
	if (!found) {
		throw noSuch(kinds[kind].called, id, param);
	}
	return found;
}

/** @throws {StripeError} `resource_missing` for a customer who never existed or is deleted. */
export function findCustomer(simulation: Simulation, id: string, param?: string): Stripe.Customer {
	const found = find(simulation, "customer", id, param);
	if (found.deleted) {
		throw noSuch("customer", id, param);
	}
	return found;
}
