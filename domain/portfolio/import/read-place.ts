import { parsePostcode } from "../../base/postcode.ts";
import { faultOf } from "./read-cells.ts";

/** Parts of an address as columns have them. */
export type AddressCells = {
	readonly [part in
		| "flat"
		| "building"
		| "houseNumber"
		| "address"
		| "addressTwo"
		| "addressThree"
		| "town"
		| "postcode"]?: string | undefined;
};

export type RowPlace =
	| { readonly address: string; readonly postcode: string }
	| { readonly field: "postcode" | "address"; readonly reason: string };

/** A postcode at the end of an address or between its commas. */
const WITHIN = /(?:^|[,\s])([a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})(?=\s*(?:$|,))/gi;

/** Address and postcode of a row. A postcode within the address counts where the row has no column for it. */
export function readPlace(cells: AddressCells): RowPlace {
	const line = composed(cells);
	const fault = faultOf(line);
	if (fault !== null) {
		return { field: "address", ...fault };
	}
	const within = [...line.matchAll(WITHIN)].map(([, found = ""]) => found).at(-1);
	const typed = cells.postcode ?? within;
	if (typed === undefined) {
		return { field: "address", reason: "This row has no postcode." };
	}
	const parsed = parsePostcode(typed);
	if (!parsed.ok) {
		return { field: cells.postcode === undefined ? "address" : "postcode", reason: parsed.reason };
	}
	const inner = within === undefined ? parsed : parsePostcode(within);
	if (inner.ok && inner.postcode.compact !== parsed.postcode.compact) {
		return { field: "postcode", reason: "The address has another postcode." };
	}
	const address = line
		.replaceAll(WITHIN, "")
		.replaceAll(/\s*,(?:\s*,)+/g, ",")
		.replace(/^[\s,]+|[\s,]+$/g, "");
	return { address, postcode: parsed.postcode.formatted };
}

function composed(cells: AddressCells): string {
	const { flat, building, houseNumber, address = "", addressTwo, addressThree, town } = cells;
	const isThere =
		houseNumber === undefined || address.toUpperCase().startsWith(houseNumber.toUpperCase());
	const street = isThere
		? address
		: `${houseNumber}${/[a-z]{3}/i.test(houseNumber) ? "," : ""} ${address}`;
	const isWithin = address.toUpperCase().includes(building?.toUpperCase() ?? address);
	return [
		flat === undefined || /[a-z]{2}/i.test(flat) ? flat : `Flat ${flat}`,
		isWithin ? undefined : building,
		street,
		addressTwo,
		addressThree,
		town,
	]
		.filter((part, at, all) => part && all.indexOf(part) === at)
		.join(", ")
		.replaceAll(/\s+/g, " ");
}
