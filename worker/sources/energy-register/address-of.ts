import { ADDRESS_WITHHELD } from "#domain/epc/certificate.ts";

/** The lines of an address as one. */
export function addressOf(lines: readonly (string | null)[]): string {
	return lines.filter((line) => line !== null).join(", ") || ADDRESS_WITHHELD;
}
