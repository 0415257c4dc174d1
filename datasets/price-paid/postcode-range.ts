/**
 * A part of the country to import at once: postcodes after `after` up to and including `through`, or to the end where that is null. It must not split a
 * postcode sector, whose figures need all its sales.
 */
export type PostcodeRange = { readonly after: string; readonly through: string | null };

/** SQL that holds for the postcodes of a range, and its parameters: `?1` and `?2`. */
export const IN_RANGE = "postcode > ?1 AND postcode <= ?2";

/** Sorts after every postcode. */
const END = "~";

export function rangeParams({ after, through }: PostcodeRange): [string, string] {
	return [after, through ?? END];
}

/** `M14 5` of `M145LL`. */
export function sectorOfUnit(postcode: string): string {
	return `${postcode.slice(0, -3)} ${postcode.slice(-3, -2)}`;
}
