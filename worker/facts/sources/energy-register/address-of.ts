import { ADDRESS_WITHHELD } from "#domain/epc/certificate.ts";

/** Characters. No address is nearly as long, and everything that is printed costs time. */
const LONGEST = 200;

/** The lines of an address as one. */
export function addressOf(lines: readonly (string | null)[]): string {
	const address = lines.filter((line) => line !== null).join(", ");
	return address.slice(0, LONGEST) || ADDRESS_WITHHELD;
}
