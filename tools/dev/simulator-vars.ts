/** Variables of wrangler.toml that name an outside source. */
export const sourceVars = [
	"POSTCODES_IO_URL",
	"EPC_REGISTER_URL",
	"LAND_REGISTRY_URL",
	"PLANNING_DATA_URL",
	"POLICE_URL",
	"FLOOD_URL",
] as const;

/**
 * What `LETTABLE_SOURCES` makes of the sources' addresses: `live` (unset) leaves them, `off` empties them,
 * a loopback address points every one of them at the source simulator there.
 */
export function simulatorVars(
	sources: string | undefined = process.env["LETTABLE_SOURCES"],
): Record<string, string> {
	if (!sources || sources === "live") {
		return {};
	}
	const vars = Object.fromEntries(
		sourceVars.map((name) => [name, sources === "off" ? "" : `${sources}/${pathOf(name)}`]),
	);
	return sources === "off" ? vars : { ...vars, EPC_REGISTER_TOKEN: "simulated" };
}

/** `POSTCODES_IO_URL` is served under `/postcodes-io`. */
export function pathOf(name: (typeof sourceVars)[number]): string {
	return name.replace(/_URL$/, "").toLowerCase().replaceAll("_", "-");
}
