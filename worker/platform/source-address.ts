import { log } from "./log.ts";

/** True in development and e2e builds only: `define` replaces it, and a production build drops what it guards. */
declare const __SIMULATORS__: boolean;

/**
 * A base address as configured, without a closing slash; null when empty. Production speaks https to public hosts only, so a
 * simulator's address there counts as none.
 */
export function sourceAddress(configured: string | undefined): string | null {
	const address = configured?.trim().replace(/\/+$/, "") ?? "";
	if (address === "" || (!__SIMULATORS__ && !isPublic(address))) {
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
