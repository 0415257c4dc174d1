const UNSTATED = "Address not published";

/** The lines of an address as one. */
export function addressOf(lines: readonly (string | null)[]): string {
	return lines.filter((line) => line !== null).join(", ") || UNSTATED;
}
