import type { UnitPlacing } from "../postcodes/command/postcode-unit.ts";

/** Places nothing and knows no small area, unless told otherwise. */
export function somePlacing(over: Partial<UnitPlacing> = {}): UnitPlacing {
	return {
		currentCodeOf: new Map(),
		areas: { authorityOf: () => "E06000001", areaAt: () => null },
		deciles: new Map(),
		edition: "outlines and deciles",
		...over,
	};
}
