import type { Coordinates } from "../../base/facts/coordinates.ts";
import { type Postcode, parsePostcode, postcodesIn } from "../../base/postcode.ts";

/** Characters. */
const LONGEST_ADDRESS = 200;

const WHOLE = /(?<![A-Z0-9])[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}(?![A-Z0-9])/gi;
const OUTCODE_AT_END = /(?<![A-Z0-9])([A-Z]{1,2}\d[A-Z\d]?)$/;

/** The United Kingdom with some sea around it, in degrees (WGS84). */
const bounds = { south: 49.8, north: 61, west: -8.7, east: 1.9 };

/** One line, without text that is never in an address; null when nothing is left. */
export function listedAddress(stated: string | null): string | null {
	const line = (stated ?? "")
		.slice(0, LONGEST_ADDRESS)
		.replace(/[\p{C}<>\s]+/gu, " ")
		.replace(/[\s,.]+$/, "")
		.trim();
	return line === "" ? null : line;
}

/** The first valid postcode of the page's own fields; else the one in the address, unless it has several. */
export function listedPostcode(
	stated: readonly (string | null)[],
	address: string | null,
): Postcode | null {
	const [own] = stated.flatMap((text) => postcodesIn(text ?? ""));
	if (own) {
		return own;
	}
	const found = (address?.match(WHOLE) ?? []).flatMap(postcodesIn);
	const [first] = found;
	return first && found.every(({ compact }) => compact === first.compact) ? first : null;
}

/** The first half of a postcode, such as `M14`, from a field of its own or the end of the address. */
export function listedOutcode(stated: string | null, address: string | null): string | null {
	for (const outcode of [stated?.trim(), OUTCODE_AT_END.exec(address ?? "")?.[1]]) {
		// Any second half will do: `parsePostcode` knows which first halves there may be.
		const parsed = outcode ? parsePostcode(`${outcode} 1AA`) : null;
		if (parsed?.ok) {
			return parsed.postcode.outcode;
		}
	}
	return null;
}

/** A position in the United Kingdom; null for any other. */
export function listedPosition(lat: number | null, lng: number | null): Coordinates | null {
	const { south, north, west, east } = bounds;
	const isInside =
		lat !== null && lng !== null && lat >= south && lat <= north && lng >= west && lng <= east;
	return isInside ? { lat, lng } : null;
}
