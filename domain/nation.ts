export const nations = ["England", "Wales", "Scotland", "Northern Ireland"] as const;
export type Nation = (typeof nations)[number];

/** England and Wales share the Housing Act 2004, the energy-certificate register and HM Land Registry. */
export function isEnglandOrWales(nation: Nation): boolean {
	return nation === "England" || nation === "Wales";
}
