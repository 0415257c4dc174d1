import type Stripe from "stripe";
import { invalidRequest } from "./stripe-error.ts";

const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 100;

type Asked = Pick<Stripe.PaginationParams, "limit" | "starting_after" | "ending_before"> & {
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
	{ limit = DEFAULT_LIMIT, starting_after, ending_before, created }: Asked,
): Pick<Stripe.ApiList<T>, "object" | "data" | "has_more" | "url"> {
	if (limit < 1 || limit > LARGEST_LIMIT) {
		throw invalidRequest(`Invalid limit: must be between 1 and ${LARGEST_LIMIT}`, {
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
