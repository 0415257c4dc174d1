/** The sources simulated, each under its name as the first part of the path. */
export const sourceNames = [
	"postcodes-io",
	"epc-register",
	"land-registry",
	"planning-data",
	"police",
	"flood",
	"bank-rate",
	"rightmove",
	"zoopla",
	"onthemarket",
	"private-rents",
	"price-paid-files",
	"house-price-index",
	"planning-files",
	"council-pages",
] as const;
export type SourceName = (typeof sourceNames)[number];

/** `slow`: answers after ten seconds; `down`: hangs up; `garbage`: talks nonsense; `cut`: hangs up half-way. */
export const modes = ["ok", "slow", "down", "garbage", "cut"] as const;
export type Mode = (typeof modes)[number];

export function isSourceName(name: unknown): name is SourceName {
	return sourceNames.some((known) => known === name);
}

export function isMode(mode: unknown): mode is Mode {
	return modes.some((known) => known === mode);
}
