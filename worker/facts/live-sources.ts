import type { Bindings, World } from "#worker/platform/env.ts";
import { sourceAddress } from "#worker/platform/source-address.ts";
import { energyRegister } from "./sources/energy-register/energy-register.ts";
import { floodMonitoring } from "./sources/flood-monitoring/flood-monitoring.ts";
import { landRegistry } from "./sources/land-registry/land-registry.ts";
import { planningData } from "./sources/planning-data/planning-data.ts";
import { police } from "./sources/police/police.ts";
import { postcodesIo } from "./sources/postcodes-io/postcodes-io.ts";

/** The live sources, each null where no address or key is configured. */
export type LiveSources = ReturnType<typeof liveSources>;

export function liveSources(env: Bindings, { fetch, now }: Pick<World, "fetch" | "now">) {
	const at = <T>(address: string | undefined, make: (baseUrl: string) => T): T | null => {
		const baseUrl = sourceAddress(address);
		return baseUrl ? make(baseUrl) : null;
	};
	const token = env.EPC_REGISTER_TOKEN;
	return {
		geography: at(env.POSTCODES_IO_URL, (baseUrl) => postcodesIo({ baseUrl, fetch })),
		certificates: token
			? at(env.EPC_REGISTER_URL, (baseUrl) => energyRegister({ baseUrl, token, fetch }))
			: null,
		sales: at(env.LAND_REGISTRY_URL, (baseUrl) => landRegistry({ baseUrl, fetch })),
		planning: at(env.PLANNING_DATA_URL, (baseUrl) => planningData({ baseUrl, fetch, now })),
		crime: at(env.POLICE_URL, (baseUrl) => police({ baseUrl, fetch })),
		floodWarnings: at(env.FLOOD_URL, (baseUrl) => floodMonitoring({ baseUrl, fetch })),
	};
}
