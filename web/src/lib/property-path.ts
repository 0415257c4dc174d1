import { generatePath } from "react-router";
import { screens } from "#domain/screens.ts";

/** `M145LL` from ` m14 5ll`: the postcode as addresses and calls carry it. Source: SPEC section 2. */
export function compactPostcode(typed: string): string {
	return typed.replace(/\s+/g, "").toUpperCase();
}

/** Address of a postcode's preview. */
export function propertyPath(postcode: string): string {
	return generatePath(screens.property, { postcode: compactPostcode(postcode) });
}
