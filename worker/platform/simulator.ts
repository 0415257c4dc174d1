import type { PublicContent } from "#contracts/public-content.ts";
import { SIMULATORS_ALLOWED } from "./build.ts";
import type { Bindings } from "./env.ts";

/** Sources that every preview asks. More than one, because a single source may be switched off. */
const asked = ["POSTCODES_IO_URL", "EPC_REGISTER_URL", "LAND_REGISTRY_URL"] as const;

type SimulatorEnv = Pick<Bindings, (typeof asked)[number] | "SIMULATED_POSTCODES">;

/** What stands in for the public sources; null where they are asked themselves, and in a build that may name no simulator. */
export function simulatorOf(
	env: SimulatorEnv,
	simulatorsAllowed = SIMULATORS_ALLOWED,
): PublicContent["simulator"] {
	if (!simulatorsAllowed || !asked.some((name) => isLoopback(env[name]))) {
		return null;
	}
	const postcodes = (env.SIMULATED_POSTCODES ?? "").split(",").map((each) => each.trim());
	return { postcodes: postcodes.filter((each) => each !== "") };
}

/** Whether an address leads no further than this machine. */
function isLoopback(address: string): boolean {
	return (
		URL.canParse(address) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
	);
}
