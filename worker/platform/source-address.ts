import { SIMULATORS_ALLOWED } from "./build.ts";
import { log } from "./log.ts";

/**
 * A base address as configured, without a closing slash; null when empty. Production speaks https to public hosts only, so a
 * simulator's address there counts as none.
 */
export function sourceAddress(configured: string | undefined): string | null {
	const address = configured?.trim().replace(/\/+$/, "") ?? "";
	if (address === "" || (!SIMULATORS_ALLOWED && !isPublic(address))) {
		if (address !== "") {
			log.error("source address refused: not https", { address });
		}
		return null;
	}
	return address;
}

function isPublic(address: string): boolean {
	return URL.canParse(address) && new URL(address).protocol === "https:";
}
