import type { Bindings, World } from "#worker/platform/env.ts";
import { sourceAddress } from "#worker/platform/source-address.ts";

/** A source that is configured, opened when it is first asked: a start does not read what speaks to it. */
export type LiveSource<S> = () => Promise<S>;

/** The live sources, each null where no address or key is configured. */
export type LiveSources = ReturnType<typeof liveSources>;

export function liveSources(env: Bindings, { fetch, now }: Pick<World, "fetch" | "now">) {
	const at = <S>(
		address: string | undefined,
		open: (baseUrl: string) => Promise<S>,
	): LiveSource<S> | null => {
		const baseUrl = sourceAddress(address);
		return baseUrl ? () => open(baseUrl) : null;
	};
	const token = env.EPC_REGISTER_TOKEN;
	return {
		geography: at(env.POSTCODES_IO_URL, async (baseUrl) => {
			const { postcodesIo } = await import("./sources/postcodes-io/postcodes-io.ts");
			return postcodesIo({ baseUrl, fetch });
		}),
		certificates: token
			? at(env.EPC_REGISTER_URL, async (baseUrl) => {
					const { energyRegister } = await import("./sources/energy-register/energy-register.ts");
					return energyRegister({ baseUrl, token, fetch });
				})
			: null,
		sales: at(env.LAND_REGISTRY_URL, async (baseUrl) => {
			const { landRegistry } = await import("./sources/land-registry/land-registry.ts");
			return landRegistry({ baseUrl, fetch });
		}),
		planning: at(env.PLANNING_DATA_URL, async (baseUrl) => {
			const { planningData } = await import("./sources/planning-data/planning-data.ts");
			return planningData({ baseUrl, fetch, now });
		}),
		crime: at(env.POLICE_URL, async (baseUrl) => {
			const { police } = await import("./sources/police/police.ts");
			return police({ baseUrl, fetch });
		}),
		floodWarnings: at(env.FLOOD_URL, async (baseUrl) => {
			const { floodMonitoring } = await import("./sources/flood-monitoring/flood-monitoring.ts");
			return floodMonitoring({ baseUrl, fetch });
		}),
	};
}
